/** What `/api/ready` tells a load balancer. */
export type Readiness = {
  /**
   * Whether new requests are welcome. `serve.ts` withdraws this before it stops listening: from then on every answer closes
   * its connection and `/api/ready` answers 503, so that a load balancer sends visitors elsewhere and none is cut off.
   */
  acceptsRequests: boolean;
  /** Whether the database is still to be opened. Until then `/api/ready` answers 503, but pages are served as usual. */
  isDatabasePending?: boolean;
};
