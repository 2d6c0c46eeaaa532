/** How much of the server one request or connection may take. Times are in milliseconds. */
export const requestLimits = {
  /** Fits the longest enquiry as JSON in any script, also from a program that escapes every letter (6 bytes each). */
  bodyBytes: 64 * 1024,
  /**
   * A form without JavaScript escapes every byte: 10,000 characters of Chinese are 90,000 bytes. What fits the contract
   * must fit here, or a long message would be lost at the door.
   */
  formBytes: 96 * 1024,
  headerBytes: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** How often the two above are looked after: a stalled connection may stand so much longer. */
  timeoutCheck: 5_000,
  /** For one who does not read the answer; any progress begins it anew. */
  silence: 60_000,
  /** Longer than the 60 s after which reverse proxies usually let go, so that none sends into a closed connection. */
  keepAliveTimeout: 65_000,
  /** Open connections at once; further ones are closed unheard. Stalled ones cost some 20 kB each until they are cut. */
  connections: 5_000,
} as const;

export type RequestLimits = { readonly [Limit in keyof typeof requestLimits]: number };
