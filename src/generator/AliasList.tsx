import { useVirtualizer } from "@tanstack/react-virtual";
import { type Dispatch, useCallback, useRef } from "react";
import { useTranslations } from "use-intl/react";

import type { Alias } from "../core";
import styles from "./AliasList.module.css";
import { AliasRow } from "./AliasRow";
import { EmptyResults } from "./EmptyResults";
import type { GeneratorEvent } from "./generatorReducer";

const ROW_ESTIMATE_PX = 80;
const OVERSCAN_ROWS = 10;

interface AliasListProps {
  readonly aliases: readonly Alias[];
  readonly selection: ReadonlySet<string>;
  readonly dispatch: Dispatch<GeneratorEvent>;
}

/** All aliases in a scrolling box. Only the rows in and near its window are in the document. */
export function AliasList({ aliases, selection, dispatch }: AliasListProps) {
  const t = useTranslations("results");
  const scroller = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({
    count: aliases.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_ESTIMATE_PX,
    overscan: OVERSCAN_ROWS,
  });
  const handleToggle = useCallback((email: string) => dispatch({ type: "row-toggled", email }), [dispatch]);

  const items = virtualizer.getVirtualItems();
  const above = items.at(0)?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  if (aliases.length === 0) return <EmptyResults />;
  return (
    <ul
      ref={scroller}
      className={styles.list}
      aria-label={t("list")}
      style={{ gridTemplateRows: `${above}px repeat(${items.length}, auto) ${below}px` }}
    >
      {items.map(({ index }) => {
        const alias = aliases[index]!;
        return (
          <li
            key={alias.email}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={aliases.length}
            aria-posinset={index + 1}
          >
            <AliasRow alias={alias} isSelected={selection.has(alias.email)} onToggle={handleToggle} />
          </li>
        );
      })}
    </ul>
  );
}
