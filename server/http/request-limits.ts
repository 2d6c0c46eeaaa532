/** How much of the server one request may take. Times are in milliseconds. */
export const requestLimits = {
  /** An enquiry with a message of 10,000 characters fits, as UTF-8 in any script. */
  bodyBytes: 64 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** Longer than the 60 s after which reverse proxies usually let go, so that none sends into a closed connection. */
  keepAliveTimeout: 65_000,
} as const;
