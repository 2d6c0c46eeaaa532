import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per API request: id, method, route, status, milliseconds. Never the requested address, the body, or
 * where it came from, which can identify a person.
 */
export function logRequests(api: FastifyInstance): void {
  api.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
  api.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
