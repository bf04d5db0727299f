import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { keepScreenOn } from "../../platform/keepScreenOn";
import styles from "./LargeAddress.module.css";
import { LargeLine } from "./LargeLine";
import { toLargeLines } from "./toLargeLines";

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

  const at = email.indexOf("@");
  const plus = email.indexOf("+");
  const lines = toLargeLines(email, room, remInPixels());
  return (
    <div ref={box} className={styles.box}>
      {/* A screen reader would read each of its pieces by itself. */}
      <p ref={text} id={id} role="img" aria-label={email} translate="no" className={styles.text} style={{ scale }}>
        {lines.map((line, index) => (
          <LargeLine
            key={index}
            line={line}
            start={lines.slice(0, index).join("").length}
            tag={plus === -1 ? at : plus}
            at={at}
          />
        ))}
      </p>
    </div>
  );
}

function sizeOf(element: HTMLElement | null) {
  return { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 };
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
