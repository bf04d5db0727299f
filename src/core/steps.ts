/**
 * Work that its caller may pause after each step, so that it never holds up a page. A step gives the share of the work
 * that is done, from 0 to 1. The result comes after the last one.
 */
export type Steps<Result> = Generator<number, Result, void>;
