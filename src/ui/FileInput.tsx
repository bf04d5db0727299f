import type { ChangeEvent, ComponentProps } from "react";

interface FileInputProps extends Pick<ComponentProps<"input">, "ref" | "accept"> {
  readonly onOpen: (files: readonly File[]) => void;
}

/** Opens the browser's choice of files when a button clicks it. It is not drawn itself. */
export function FileInput({ onOpen, ...props }: FileInputProps) {
  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    onOpen(Array.from(currentTarget.files ?? []));
    // Otherwise choosing the same file once more would change nothing.
    currentTarget.value = "";
  }

  return <input {...props} type="file" hidden onChange={handleChange} />;
}
