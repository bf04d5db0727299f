import type { Messages } from "./languages";

// Makes an unknown message key a type error: https://next-intl.dev/docs/workflows/typescript
declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
  }
}
