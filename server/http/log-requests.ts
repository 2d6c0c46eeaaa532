import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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
    logAnswer(request, reply, request.routeOptions.url ?? 'none');
    done();
  });
}

/** Logs the line of an answered request, whose route the caller knows. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply, route: string): void {
  request.log.info(
    {
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    },
    'answered',
  );
}
