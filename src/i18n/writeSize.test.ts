import { expect, it } from "vitest";

import { languages } from "./languages/languages";
import { writeSize } from "./writeSize";

const SIZES = [1, 2815, 750_000, 1_500_000, 20_000_000];

it("sizes are written as each language writes them, in one piece", () => {
  expect(languages.map((language) => SIZES.map((size) => writeSize(size, language)))).toEqual([
    ["0.1\u00A0kB", "2.8\u00A0kB", "750\u00A0kB", "1.5\u00A0MB", "20\u00A0MB"],
    ["0,1\u00A0kB", "2,8\u00A0kB", "750\u00A0kB", "1,5\u00A0MB", "20\u00A0MB"],
    ["0,1\u00A0kB", "2,8\u00A0kB", "750\u00A0kB", "1,5\u00A0MB", "20\u00A0MB"],
    ["0,1\u202Fko", "2,8\u202Fko", "750\u202Fko", "1,5\u202FMo", "20\u202FMo"],
  ]);
});
