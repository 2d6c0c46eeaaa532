/** What `/api/ready` tells a load balancer. */
export type Readiness = {
  /**
   * Whether new requests are welcome. `serve.ts` withdraws this before it stops listening: from then on every answer closes
   * its connection and `/api/ready` answers 503, so that a load balancer sends visitors elsewhere and none is cut off.
   */
  acceptsRequests: boolean;
  /**
   * Whether the database is still to be opened. Until then `/api/ready` answers 503, but pages are served as usual. It does not
   * become true again if the database fails: a load balancer would take away every server that shares it, and the pages with them.
   */
  isDatabasePending?: boolean;
};
