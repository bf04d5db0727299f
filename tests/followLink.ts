/** Follows a link to the page that is open, with a text for the view of one address for one site. */
export async function followLink(text: string): Promise<void> {
  const followed = new Promise((resolve) => {
    window.addEventListener("hashchange", resolve, { once: true });
  });
  window.location.hash = `#for=${encodeURIComponent(text)}`;
  await followed;
}
