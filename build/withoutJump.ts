import type { Plugin } from "vite";

/** Leaves out of pure-rand's `mersenne` the table of `jump`, which nothing calls: 2.6 kB, compressed. */
export function withoutJump() {
  return {
    name: "without-jump",
    transform: {
      filter: { id: /\/pure-rand\/lib\/esm\/generator\/mersenne\.js$/ },
      handler: (code: string) => code.replace(/(?<=const JUMP_COEFS = )".*"/, '""'),
    },
  } satisfies Plugin;
}
