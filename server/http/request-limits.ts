/** Limits to what one request or connection may take of the server. Times are in milliseconds. */
export const requestLimits = {
  /** Fits the longest enquiry as JSON from any client, even one that escapes every letter (6 bytes each). */
  bodyBytes: 64 * 1024,
  /**
   * A form without JavaScript escapes every byte: 10,000 Chinese characters are 90,000 bytes. Everything that fits the
   * contract must fit here, or a long message would be refused before it is read.
   */
  formBytes: 96 * 1024,
  headerBytes: 16 * 1024,
  /** The limit for all headers of a request to arrive. */
  headersTimeout: 15_000,
  /** The limit for a whole request to arrive. */
  requestTimeout: 30_000,
  /** The interval at which those two limits are checked: a stalled connection may stay open that much longer. */
  timeoutCheckInterval: 5_000,
  /** The limit for a client that does not read the answer; any progress restarts it. */
  socketTimeout: 60_000,
  /**
   * Longer than the 60 s after which reverse proxies usually close a connection, so that none sends into a closed one.
   */
  keepAliveTimeout: 65_000,
  /** Open connections at a time. Stalled ones cost some 20 kB each until they are cut off. */
  connections: 5_000,
  /** Connections of one client: a browser has six, and an office of forty people may share an address. */
  connectionsPerClient: 256,
  connectionsPerNetwork: 1024,
  /**
   * Bytes held by all connections: answers that are not read, and requests that wait behind them. A picture that is not
   * read holds 64 kB.
   */
  connectionMemory: 48 * 1024 * 1024,
  /**
   * Bytes of incomplete bodies per client: about forty of the longest messages. They count as the memory they occupy.
   */
  bodyMemoryPerClient: 4 * 1024 * 1024,
  bodyMemoryPerNetwork: 16 * 1024 * 1024,
  bodyMemory: 64 * 1024 * 1024,
  /** Chunks that a short body may arrive in: each costs as much as a hundred bytes. */
  bodyChunks: 256,
} as const;

export type RequestLimits = { readonly [Limit in keyof typeof requestLimits]: number };
