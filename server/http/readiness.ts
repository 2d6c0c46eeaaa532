/**
 * Whether new requests are welcome. `serve.ts` withdraws `ready` before it stops listening: from then on every answer
 * closes its connection and `/api/ready` says 503, so that a load balancer sends visitors elsewhere and none is cut off.
 * While the database is still to be opened `/api/ready` says so too, but pages are served as ever.
 */
export type Readiness = { ready: boolean; isDatabasePending?: boolean };
