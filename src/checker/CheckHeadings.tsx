import { useCheckTexts } from "./useCheckTexts";

const COLUMNS = ["input", "mailbox", "tag", "group"] as const;

export function CheckHeadings() {
  const t = useCheckTexts();
  return COLUMNS.map((column) => (
    <span key={column} role="columnheader">
      {t(`columns.${column}`)}
    </span>
  ));
}
