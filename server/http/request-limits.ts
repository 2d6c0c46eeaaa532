/** How much of the server one request or connection may take. Times are in milliseconds. */
export const requestLimits = {
  /** Fits the longest enquiry as JSON in any script, also from a program that escapes every letter (6 bytes each). */
  bodyBytes: 64 * 1024,
  /**
   * A form without JavaScript escapes every byte: 10,000 characters of Chinese are 90,000 bytes. What fits the contract
   * must fit here, or a long message would be refused before it is read.
   */
  formBytes: 96 * 1024,
  headerBytes: 16 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  /** How often the two above are checked: a stalled connection may stay open that much longer. */
  timeoutCheckInterval: 5_000,
  /** For one who does not read the answer; any progress restarts it. */
  socketTimeout: 60_000,
  /** Longer than the 60 s after which reverse proxies usually let go, so that none sends into a closed connection. */
  keepAliveTimeout: 65_000,
  /** Open connections at once. Stalled ones cost some 20 kB each until they are cut. */
  connections: 5_000,
  /** Connections of one client: a browser has six, and an office of forty may share an address. */
  connectionsPerClient: 256,
  connectionsPerNetwork: 1024,
  /**
   * Bytes that all connections hold: answers that nobody reads and requests that wait behind them. A picture that nobody
   * reads holds 64 kB.
   */
  connectionMemory: 48 * 1024 * 1024,
  /**
   * Bytes of bodies that have come in part, which wait for the rest: some forty of the longest messages of a client. They
   * are counted as what they occupy.
   */
  bodyMemoryPerClient: 4 * 1024 * 1024,
  bodyMemoryPerNetwork: 16 * 1024 * 1024,
  bodyMemory: 64 * 1024 * 1024,
  /** Chunks a short body may come in, as its sender cuts it: each costs as much as a hundred bytes. */
  bodyChunks: 256,
} as const;

export type RequestLimits = { readonly [Limit in keyof typeof requestLimits]: number };
