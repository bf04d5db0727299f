interface ImportMetaEnv {
  /** The address that the footer links to. */
  readonly VITE_CONTACT_EMAIL?: string;
}

/** The year of the build, for the page as it is rendered then. */
declare const __BUILD_YEAR__: number;
