/* The phone and the network that Lighthouse assumes. */

export const SLOWDOWN = 4;
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
