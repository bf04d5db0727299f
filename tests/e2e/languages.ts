export const LANGUAGES = ["en", "pt", "es", "fr"] as const;
