import * as fc from "fast-check";
import { expect } from "vitest";

import { textLaw } from "../../../tests/core/law";
import { toLabel } from "./toLabel";

textLaw("a label stays as it is", fc.string({ unit: "binary", maxLength: 300, size: "max" }), (text) => {
  expect(toLabel(toLabel(text))).toBe(toLabel(text));
});
