import { expect, it } from "vitest";

import { findMeant } from "./parseAddress";

it.each([
  ["janegmail.com", "jane@gmail.com"],
  [" Jane.Doe+ShopGoogleMail.com ", "jane.doe+shop@googlemail.com"],
  ["jane(at)gmail.com", "jane@gmail.com"],
  ["jane [at] gmail [dot] com", "jane@gmail.com"],
  ["jane at gmail dot com", "jane@gmail.com"],
  ["jane#gmail.com", "jane@gmail.com"],
  ["jane.gmail.com", "jane@gmail.com"],
  ["janegmailcom", "jane@gmail.com"],
  ["jane gmail com", "jane@gmail.com"],
  ["kategmail.com", "kate@gmail.com"],
  ["7jane7gmail.com", "7jane7@gmail.com"],
  ["jane-doe.7+x-gmail.com", "jane-doe.7+x@gmail.com"],
  ["gmail.com", null],
  ["jane", null],
  ["gmail.com.jane", null],
  ["jane@gmail.com", null],
  ["Jane.Doe+shop@gmial.com", "jane.doe+shop@gmail.com"],
  ["jane@gamil.com", "jane@gmail.com"],
  ["jane@gmail.con", "jane@gmail.com"],
  ["josé@gmai.com", "jose@gmail.com"],
  ["jane@gmail.co", null],
  ["jane@mail.com", null],
  ["jane@ymail.com", null],
  ["jane@gmai.com.br", null],
  ["jane..doe@gmial.com", null],
  ["jane..doegmail.com", null],
  ["josé.doegmail.com", "jose.doe@gmail.com"],
  ["José.García", "jose.garcia@gmail.com"],
  ["jose\u0301", "jose@gmail.com"],
  ["josé@googlemail.com", "jose@googlemail.com"],
  ["жéня", null],
  ["janegmail.com.br", null],
  [`jane${" ".repeat(100)}gmail.com`, null],
])("%j was meant to be %s", (text, meant) => {
  expect(findMeant(text)).toBe(meant);
});
