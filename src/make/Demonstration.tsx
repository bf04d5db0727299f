import { ArrowDown, Inbox } from "lucide";

import { type Address, drawSimpleAliases, toAddressPieces } from "../core";
import { useTexts } from "../i18n/useTexts";
import styles from "./Demonstration.module.css";
import { FIRST_SEED, type Settings } from "./makeReducer";
import { Icon } from "../ui/Icon";

/** As many as a window of any size has room for. */
const MOST_LINES = 8;
/** About as many characters as fit into a line. The policy allows no `style` that would measure more exactly. */
const LONG_LINE = 33;

interface DemonstrationProps {
  readonly address: Address;
  readonly settings: Settings;
  readonly ownTags: readonly string[];
}

/** A picture of the list to come, which begins with these lines. It is inert, because they are no rows yet. */
export function Demonstration({ address, settings, ownTags }: DemonstrationProps) {
  const t = useTexts("make");
  const { username, domain } = address;
  const [name = ""] = username.split("+", 1);
  const own = ownTags.map((tag) => `${name}+${tag}@${domain}`);
  const tags = t("exampleTags").split(" ");
  const isOnlyOwn = settings.onlyOwnTags && own.length > 0;
  const simple = isOnlyOwn ? [] : drawSimpleAliases(address, tags, { ...settings, ownTags, seed: FIRST_SEED });
  const lines = [...new Set([...own, ...simple.map(({ email }) => email)])].slice(0, MOST_LINES);
  const isLong = lines.some((line) => line.length > LONG_LINE);

  return (
    <div className={`answer surface ${styles.card}`}>
      <div inert translate="no" className={isLong ? `${styles.lines} ${styles.long}` : styles.lines}>
        {lines.map((email) => (
          <p key={email}>
            {toAddressPieces(email).map(({ role, text }, index) => (
              <b key={index} className={role}>
                {text}
              </b>
            ))}
          </p>
        ))}
      </div>
      <div inert className={styles.inbox}>
        <Icon node={ArrowDown} />
        <p>
          <Icon node={Inbox} />
          <span className="mono" translate="no">{`${name}@${domain}`}</span>
          <small>{t("oneInbox")}</small>
        </p>
      </div>
      <p className="note">{t("empty")}</p>
    </div>
  );
}
