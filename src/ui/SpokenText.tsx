import { type ComponentProps, useEffect, useState } from "react";

/** After this time without a change, a person has paused, and a screen reader may speak. */
const PAUSE_MS = 1000;

interface SpokenTextProps extends Pick<ComponentProps<"p">, "id" | "role" | "translate"> {
  readonly text: string;
  /** Whether its first text is known without it. */
  readonly isKnown?: boolean;
}

/**
 * Says a text once it has settled, and not at every key. One that is no longer true goes at once. Only screen readers
 * notice it.
 */
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
