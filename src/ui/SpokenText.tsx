import { type ComponentProps, useEffect, useState } from "react";

/** After this time without a change, a person has paused, and a screen reader may speak. */
const PAUSE_MS = 1000;

interface SpokenTextProps extends Pick<ComponentProps<"p">, "id" | "role" | "translate"> {
  readonly text: string;
  /** Whether the person knows the first text already. */
  readonly isKnown?: boolean;
}

/** Lets a screen reader say a text once it has settled, and not at every key. An outdated text goes at once. */
export function SpokenText({ text, isKnown = false, ...attributes }: SpokenTextProps) {
  const [known] = useState(isKnown ? text : "");
  const [settled, setSettled] = useState("");

  useEffect(() => {
    if (text === (settled || known)) return;
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, known, settled]);

  return (
    <p {...attributes} aria-live="polite" className="unseen">
      {settled === text && text}
    </p>
  );
}
