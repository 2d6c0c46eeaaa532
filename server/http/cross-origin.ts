import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestSource } from './request-source.ts';

/** Seconds that a browser may cache the answer to a preflight; Chromium's maximum. */
const preflightMaxAge = 7200;

/**
 * Lets the scripts of `allowedOrigins` and of this site, but of no other, call the API with credentials and read its
 * errors. Other origins are answered 403 before the body is read. `isForm` selects requests that are checked elsewhere:
 * a form post is refused with a document.
 */
export function restrictOrigins(
  api: FastifyInstance,
  allowedOrigins: ReadonlySet<string>,
  isForm: (request: FastifyRequest) => boolean,
): void {
  api.addHook('onRequest', (request, reply, done) => {
    reply.header('Vary', 'Origin');
    const { origin } = request.headers;
    // A browser sends Origin with each request by which a script of another site could do harm or read an answer.
    const source = origin === undefined ? 'same-origin' : requestSource(request, allowedOrigins);
    if (origin !== undefined && source === 'allowed') allowOrigin(reply, origin);
    if (source === 'allowed' && isPreflight(request)) answerPreflight(reply);
    else if (source === 'cross-origin' && !isForm(request)) {
      reply.code(403).send({ error: 'This address cannot be used from another site.' });
    } else done();
  });
}

function allowOrigin(reply: FastifyReply, origin: string): void {
  reply
    .header('Access-Control-Allow-Origin', origin)
    .header('Access-Control-Allow-Credentials', 'true')
    .header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

function answerPreflight(reply: FastifyReply): FastifyReply {
  return reply
    .code(204)
    .header('Access-Control-Allow-Methods', 'GET, POST')
    .header('Access-Control-Allow-Headers', 'Content-Type')
    .header('Access-Control-Max-Age', preflightMaxAge)
    .send();
}
