import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

const FOLDER = path.resolve("node_modules/.cache/plusdot-bench");

/**
 * Chooses a file as a person does. Before the program runs, the button waits for it, while a file set at once is lost.
 * The file is on the disk, because the page itself would have to decode one that is not.
 *
 * @param {import("playwright").Page} page
 * @param {{ button: string, name: string, text: string }} file The name of the button, and the file.
 */
export async function chooseFile(page, { button, name, text }) {
  const file = path.join(FOLDER, name);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(file, text);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: button }).click(),
  ]);
  await chooser.setFiles(file);
}
