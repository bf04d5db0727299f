import type { ReactNode } from "react";

/** Says at once what went wrong, and what still works. */
export function FaultText({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="fault">
      {children}
    </p>
  );
}
