/**
 * Whether new requests are welcome. `serve.ts` withdraws `acceptsRequests` before it stops listening: from then on every answer
 * closes its connection and `/api/ready` answers 503, so that a load balancer sends visitors elsewhere and none is cut
 * off. While the database is not open yet, `/api/ready` answers 503 too, but pages are served as usual.
 */
export type Readiness = { acceptsRequests: boolean; isDatabasePending?: boolean };
