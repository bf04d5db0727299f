/**
 * Begins Stryker's count of hits again in each test file. The files share a worker, and Stryker adds up what they
 * report. A count that is too high would let an endless loop run until its time is up.
 */
const { __stryker__: stryker } = globalThis as { __stryker__?: { mutantCoverage?: object } };
if (stryker?.mutantCoverage !== undefined) Object.assign(stryker.mutantCoverage, { static: {}, perTest: {} });
