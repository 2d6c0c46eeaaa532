/**
 * Whether new requests are welcome. `serve.ts` withdraws it before it stops listening: from then on every answer closes
 * its connection and `/api/ready` says 503, so that a load balancer sends visitors elsewhere and none is cut off.
 */
export type Readiness = { ready: boolean };
