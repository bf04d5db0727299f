import { expect, it } from "vitest";

import { adoptStyles } from "./stylesInParts";

it("writes any styles into a script, whatever quotes and lines they have", () => {
  const styles = `.a::before {\n  content: "\\201C";\n  background: url('x');\n}`;
  const adopted: string[] = [];
  class Sheet {
    replaceSync(text: string) {
      adopted.push(text);
    }
  }
  const document = { adoptedStyleSheets: [] as Sheet[] };
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the text is a script
  new Function("CSSStyleSheet", "document", adoptStyles(styles))(Sheet, document);

  expect(adopted).toEqual([styles]);
  expect(document.adoptedStyleSheets).toHaveLength(1);
});
