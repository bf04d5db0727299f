import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { holdLinkTexts, onLinkText } from "./linkText";

let isWanted = true;

beforeEach(() => {
  isWanted = true;
  // As the inline script of the page does, once.
  holdLinkTexts(() => isWanted);
  window.history.replaceState(null, "", "/page?view=site&lang=fr");
});

/** Follows a link within the page. */
async function follow(hash: string): Promise<void> {
  const followed = new Promise((resolve) => {
    window.addEventListener("hashchange", resolve, { once: true });
  });
  window.location.hash = hash;
  await followed;
}

function listen(): string[] {
  const texts: string[] = [];
  onTestFinished(onLinkText((text) => void texts.push(text)));
  return texts;
}

test("a text goes from the address at once, and Back does not bring it back", async () => {
  const texts = listen();
  await follow("#for=https%3A%2F%2Fnetflix.com%2Fa%23b%0AM%C3%BCller%20%2B%20S%C3%B6hne");
  expect(window.location.href).toBe(`${window.location.origin}/page?view=site&lang=fr`);
  expect(texts).toEqual(["https://netflix.com/a#b\nMüller + Söhne"]);

  const moved = new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
  });
  window.history.back();
  await moved;
  expect(window.location.hash).toBe("");
  expect(texts).toHaveLength(1);
});

test("a text that nobody can use goes too", async () => {
  isWanted = false;
  await follow("#for=netflix");
  expect(window.location.hash).toBe("");
  isWanted = true;
  // As the inline script of the page does, once.
  holdLinkTexts(() => isWanted);
  expect(listen()).toEqual([]);
  for (const hash of ["#for=", "#for=%", "#for=%E0%A4%A", "#for=%ff"]) {
    await follow(hash);
    expect(window.location.hash).toBe("");
  }
  expect(listen()).toEqual([]);
});

test("other fragments stay", async () => {
  const texts = listen();
  for (const hash of ["#for", "#format=a", "#FOR=a", "#a#for=b"]) {
    await follow(hash);
    expect(window.location.hash).toBe(hash);
  }
  expect(texts).toEqual([]);
});

test("an address of this site goes too, and no list that begins with one", async () => {
  const texts = listen();
  const { origin } = window.location;
  for (const text of [`${origin}/`, `${origin}/?view=site&lang=fr`, `${origin}/404.html#a`]) {
    await follow(`#for=${encodeURIComponent(text)}`);
    expect(window.location.hash).toBe("");
  }
  expect(texts).toEqual([]);
  const others = [`${origin}/\nnetflix.com`, `${origin}.example.org/`];
  for (const text of others) await follow(`#for=${encodeURIComponent(text)}`);
  expect(texts).toEqual(others);
});

test("the latest text waits for a listener, and is heard once", async () => {
  await follow("#for=netflix");
  await follow("#for=amazon");
  expect(listen()).toEqual(["amazon"]);
  expect(listen()).toEqual([]);
});

test("nothing more is heard after the end", async () => {
  const listener = vi.fn<() => void>();
  onLinkText(listener)();
  await follow("#for=netflix");
  expect(listener).not.toHaveBeenCalled();
});
