import type { Messages } from "./loadMessages";

// Turns an unknown message key into a type error: https://next-intl.dev/docs/workflows/typescript
declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
  }
}
