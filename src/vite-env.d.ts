interface ImportMetaEnv {
  /** The email address that the footer links to. If it is empty, there is no link. */
  readonly VITE_CONTACT_EMAIL?: string;
}

/** The year of the build, for the prerendered footer. */
declare const __BUILD_YEAR__: number;

declare const __VERSION__: string;

/** Where its source is; empty where the build does not know. */
declare const __SOURCE_URL__: string;
