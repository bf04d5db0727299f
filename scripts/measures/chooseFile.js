/**
 * Chooses a file as a person does. Before the program runs, the button waits for it, while a file set at once is lost.
 *
 * @param {import("playwright").Page} page
 * @param {string} file The path of the file.
 */
export async function chooseFile(page, file) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Open a file" }).click(),
  ]);
  await chooser.setFiles(file);
}
