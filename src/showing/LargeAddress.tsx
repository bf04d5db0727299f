import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { keepScreenOn } from "../platform/keepScreenOn";
import styles from "./LargeAddress.module.css";
import { toLargeLines } from "./toLargeLines";

/** A sign, or what lies between two of them. */
const PIECES = /[.+]|@?[^.+@]+/g;

interface LargeAddressProps {
  readonly id: string;
  readonly email: string;
}

/**
 * Fills its box with an address. The lines follow from the box. Then the text is measured and scaled, because nobody
 * knows the font and the spacing that a person has. Meanwhile the screen stays on.
 */
export function LargeAddress({ id, email }: LargeAddressProps) {
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const [{ room, size }, setMeasures] = useState({ room: sizeOf(null), size: sizeOf(null) });
  // Nothing is in sight before the first measure.
  const scale = Math.min(room.width / size.width, room.height / size.height) || 0;

  useEffect(keepScreenOn, []);

  useEffect(() => {
    const observer = new ResizeObserver(() => {
      // Before it is painted. Scaling changes no size that is observed.
      flushSync(() => setMeasures({ room: sizeOf(box.current), size: sizeOf(text.current) }));
    });
    for (const { current } of [box, text]) observer.observe(current!);
    return () => observer.disconnect();
  }, []);

  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const lines = toLargeLines(email, room, rem);
  return (
    <div ref={box} className={styles.box}>
      {/* A screen reader would read each of its pieces by itself. */}
      <p ref={text} id={id} role="img" aria-label={email} translate="no" className={styles.text} style={{ scale }}>
        {lines.map((line, index) => {
          const start = lines.slice(0, index).join("").length;
          return (
            <span key={start} className={styles.line}>
              {Array.from(line.matchAll(PIECES), ({ 0: piece, index: place }) => (
                <span key={place} className={toClassName(email, start + place)}>
                  {piece}
                </span>
              ))}
            </span>
          );
        })}
      </p>
    </div>
  );
}

function sizeOf(element: HTMLElement | null) {
  return { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 };
}

/** Tinted as everywhere, and nobody can miss a dot or a plus. Those of the domain are known to everybody. */
function toClassName(email: string, place: number): string | undefined {
  if (place >= email.indexOf("@")) return email.endsWith("@googlemail.com") ? styles.googlemail : undefined;
  const isInTag = email.slice(0, place + 1).includes("+");
  const isSign = /[.+]/.test(email.charAt(place));
  return [isInTag ? styles.tag : isSign && styles.dot, isSign && styles.sign].filter(Boolean).join(" ") || undefined;
}
