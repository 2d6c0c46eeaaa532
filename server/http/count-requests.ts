import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../admin/metrics.ts';

/** Counts each API request by its route; requests to unknown routes count as `none`. */
export function countRequests(api: FastifyInstance, metrics: Pick<Metrics, 'apiAnswered'>): void {
  api.addHook('onResponse', (request, reply, done) => {
    metrics.apiAnswered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}
