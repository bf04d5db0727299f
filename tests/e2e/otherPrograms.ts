import type { Page } from "@playwright/test";

/** The changes that other programs make to a page as soon as it has arrived. */
export const otherPrograms = [
  "an icon after each field",
  "a button before each field, and marks on it",
  "an element around each field",
  "elements in the forms and around the page",
  "colours on every element",
  "words in elements of their own, again and again",
  "other words, and another language",
] as const;

export type OtherProgram = (typeof otherPrograms)[number];

/** Lets the page have another program: a password manager, an assistant, a dark mode or a translator. */
export async function addOtherProgram(page: Page, program: OtherProgram): Promise<void> {
  await page.addInitScript(imitate, program);
}

function imitate(program: OtherProgram): void {
  const all = (selector: string) => document.querySelectorAll<HTMLElement>(`#root ${selector}`);
  const fields = () => all("input[type=text], textarea");
  const create = (name: string) => document.createElement(name);

  const programs: Record<OtherProgram, () => void> = {
    "an icon after each field"() {
      for (const field of fields()) field.after(create("com-manager-icon"));
    },
    "a button before each field, and marks on it"() {
      for (const field of fields()) {
        field.before(Object.assign(create("button"), { type: "button", tabIndex: -1 }));
        field.setAttribute("data-manager-id", "1");
        field.setAttribute("autocomplete", "off");
        field.style.backgroundImage = "none";
      }
    },
    "an element around each field"() {
      for (const field of fields()) {
        const isFocused = field === document.activeElement;
        const box = create("span");
        field.replaceWith(box);
        box.append(field);
        if (isFocused) field.focus();
      }
    },
    "elements in the forms and around the page"() {
      for (const form of all("form")) form.append(create("assistant-mark"));
      document.getElementById("root")!.append(create("assistant-bar"));
      document.body.prepend(create("assistant-panel"));
      document.documentElement.append(create("assistant-layer"));
    },
    "colours on every element"() {
      document.documentElement.dataset.scheme = "dark";
      for (const element of all("*")) element.style.setProperty("--inverted", "1");
    },
    "words in elements of their own, again and again"() {
      wrapWords();
      new MutationObserver(wrapWords).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    "other words, and another language"() {
      document.documentElement.lang = "de";
      for (const sentence of all("h1, h1 + p, p.note")) sentence.firstChild!.nodeValue += " (übersetzt)";
      // A blank leaves the names as they are.
      for (const text of textsIn("#root > * > header, nav a:first-child, footer")) text.data += "\u00A0";
    },
  };

  function textsIn(selector: string): Text[] {
    return Array.from(document.querySelectorAll(selector)).flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    });
  }

  function wrapWords(): void {
    for (const text of textsIn("body")) {
      if (text.parentElement!.closest("font, textarea, style, script, [translate=no]") !== null) continue;
      const font = create("font");
      text.replaceWith(font);
      font.append(text.data);
    }
  }

  document.addEventListener("DOMContentLoaded", programs[program]);
}
