import { toLongDate } from "../i18n/toLongDate";
import { useLanguage } from "../i18n/useLanguage";
import { PrintedTable } from "../tables/PrintedTable";
import type { SiteRow } from "./findRows";
import { SiteCells } from "./SiteTable";
import { useSiteTexts } from "./useSiteTexts";

interface PrintedSitesProps {
  readonly rows: readonly SiteRow[];
  readonly time: Date;
}

/** The new addresses on paper. */
export function PrintedSites({ rows, time }: PrintedSitesProps) {
  const t = useSiteTexts();
  const { language } = useLanguage();

  return (
    <PrintedTable
      title={t("list")}
      date={toLongDate(time, language)}
      headings={[t("columns.recipient"), t("columns.email")]}
      count={rows.length}
      renderRow={(index) => <SiteCells row={rows[index]!} />}
    />
  );
}
