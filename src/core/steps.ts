/** Work that may pause after each step. A step yields the share that is done, from 0 to 1. The result comes last. */
export type Steps<Result> = Generator<number, Result, void>;
