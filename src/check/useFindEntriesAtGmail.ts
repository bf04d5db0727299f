import { useMemo } from "react";

import { type FindEntries, useFindEntries } from "../book/useBook";
import { parseAddress, toEmail, toOtherDomain } from "../core";

/** Finds the entries of an address, or else of the same address at the other domain, which reaches the person too. */
export function useFindEntriesAtGmail(): FindEntries | null {
  const find = useFindEntries();
  return useMemo(() => {
    if (find === null) return null;
    return (email) => {
      const given = find(email);
      const read = parseAddress(email);
      if (given.length > 0 || !read.ok) return given;
      const { username, domain } = read.address;
      return find(toEmail({ username, domain: toOtherDomain(domain) }));
    };
  }, [find]);
}
