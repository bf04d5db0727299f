interface ImportMetaEnv {
  /** The email address that the footer links to. */
  readonly VITE_CONTACT_EMAIL?: string;
}

/** The year of the build, for the prerendered footer. */
declare const __BUILD_YEAR__: number;
