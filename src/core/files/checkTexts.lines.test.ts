import { expect, it } from "vitest";

import { takeSteps } from "../../../tests/core/takeSteps";
import { checkAddresses } from "../addresses/checkAddresses";
import { type CheckWords, toCheckLines } from "./checkTexts";

const WORDS: CheckWords = {
  headings: ["Adresse", "Type", "Boîte mail", "Tag", "Groupe", "Répétition"],
  verdicts: { gmail: "Gmail", "other-host": "autre domaine", invalid: "non valide" },
  repeated: "en double",
};
const HEADING = "Adresse\tType\tBoîte mail\tTag\tGroupe\tRépétition";

function toLines(text: string): string[] {
  return takeSteps(toCheckLines(takeSteps(checkAddresses(text)).rows, WORDS));
}

it("writes headings and a line for each address in the given words, with tabs between the fields", () => {
  expect(toLines("Jane.Doe+Shop@gmail.com janedoe@googlemail.com JaneDoe@googlemail.com roe@Example.org j@@d")).toEqual(
    [
      HEADING,
      "Jane.Doe+Shop@gmail.com\tGmail\tjanedoe@gmail.com\tshop\t1\t",
      "janedoe@googlemail.com\tGmail\tjanedoe@gmail.com\t\t1\t",
      "JaneDoe@googlemail.com\tGmail\tjanedoe@gmail.com\t\t1\ten double",
      "roe@Example.org\tautre domaine\t\t\t\t",
      "j@@d\tnon valide\t\t\t\t",
    ],
  );
});

it("does not let a pasted line become a formula", () => {
  expect(toLines("=1+2@x.y")).toEqual([HEADING, "'=1+2@x.y\tautre domaine\t\t\t\t"]);
});

it("tells after each address which share is done", () => {
  const { rows } = takeSteps(checkAddresses("jane@gmail.com roe@gmail.com"));
  expect([...toCheckLines(rows, WORDS)]).toEqual([0.5, 1]);
});
