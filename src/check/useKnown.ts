import { useMemo } from "react";

import { useBook, useFindEntries } from "../book/useBook";
import { parseAddress, toEmail, toOtherDomain } from "../core";
import { useKnownMailbox } from "../views/useKnownMailbox";
import type { Known } from "./chooseAnswer";

/** Returns what the page knows of the person: the address that they used here, or that the book has, and its entries. */
export function useKnown(): Known {
  const [used] = useKnownMailbox();
  const { content } = useBook().book;
  const find = useFindEntries();
  const mailbox = used || (content?.mailbox ?? "");

  return useMemo(() => {
    const parsed = parseAddress(mailbox);
    return {
      own: parsed.ok ? toEmail(parsed.address) : null,
      // The same address at the other domain reaches the person too.
      findEntries:
        find &&
        ((email) => {
          const given = find(email);
          const read = parseAddress(email);
          if (given.length > 0 || !read.ok) return given;
          return find(toEmail({ ...read.address, domain: toOtherDomain(read.address.domain) }));
        }),
    };
  }, [find, mailbox]);
}
