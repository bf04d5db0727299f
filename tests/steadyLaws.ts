import * as fc from "fast-check";
import { beforeEach } from "vitest";

/** The shortest time that a test has which does not measure time. */
const NO_STOPWATCH_MS = 60_000;

// The same few cases every time, so that a mutation score does not depend on luck.
fc.configureGlobal({ numRuns: Number(process.env.LAW_RUNS ?? 100), seed: 1 });

// Mutants are switches in the code, which slow it down: a stopwatch tells nothing of them.
beforeEach(({ task, skip }) => skip(task.timeout < NO_STOPWATCH_MS));
