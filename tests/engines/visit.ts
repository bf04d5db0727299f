/** The roles that the journeys look for; `webDriverVisit.ts` knows which elements have them. */
export type Role = "button" | "checkbox" | "heading" | "link" | "radio" | "switch" | "textbox";

export type Key = "Enter" | "Space" | "Tab" | "Select all" | "Paste";

/** A visit of the site in a browser of its own, whose system is dark: what the drivers of all engines can do. */
export interface Visit {
  /** Where the browser saves files. */
  readonly folder: string;
  /** Opens a path of the site, and waits for it. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Waits for the part and clicks it. Names are accessible names, whole. */
  click(role: Role, name: string): Promise<void>;
  has(role: Role, name: string): Promise<boolean>;
  hasFocus(role: Role, name: string): Promise<boolean>;
  /** Types to where the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Runs the function in the page, and returns its result. */
  read<Value>(script: () => Value): Promise<Value>;
  /** Returns the errors of the pages, as far as the driver tells them. */
  readErrors(): Promise<string[]>;
  end(): Promise<void>;
}
