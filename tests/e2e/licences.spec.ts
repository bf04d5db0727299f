import { expect } from "@playwright/test";

import { test } from "./test";

test("the site has the licences of its packages, of its worker and of its tables", async ({ request }) => {
  const licences = await (await request.get("/licences.txt")).text();
  for (const notice of [
    /^# Plusdot\n\nMIT License\n\nCopyright \(c\) 2026 The Plusdot authors/,
    /## react - .*\n\nMIT License\n\nCopyright \(c\) Meta Platforms/,
    /## any-ascii\n[^#]*Copyright \(c\) 2020-2025, Hunter WB[^#]*provided that the above copyright notice/,
    /## Public Suffix List\n[^#]*Mozilla Public License/,
    /## Workbox\n\nCopyright 2018 Google LLC/,
  ]) {
    expect(licences).toMatch(notice);
  }
});
