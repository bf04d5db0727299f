import { expect, test } from "vitest";

import { toPagePolicy } from "./contentSecurityPolicy.ts";

test("a page may load its own files and the two inline texts, and nothing else", () => {
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  const script = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  // printf 'p{}' | openssl dgst -sha256 -binary | base64
  const style = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='";
  expect(toPagePolicy("alert(1)", "p{}")).toBe(
    [
      "default-src 'none'",
      `script-src 'self' ${script}`,
      `style-src ${style}`,
      "img-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "connect-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types plusdot",
    ].join("; "),
  );
});
