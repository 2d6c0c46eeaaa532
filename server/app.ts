import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enquiryPath } from '#contract/enquiry.ts';
import { securityHeaders } from '#hosting/security-headers.ts';
import type { Admin } from './admin/admin.ts';
import { hasBearerToken } from './admin/bearer-token.ts';
import { createEnquiryRate } from './enquiries/enquiry-rate.ts';
import type { EnquiryRateLimits } from './enquiries/enquiry-rate.ts';
import { enquiryRoutes, isFormPost } from './enquiries/enquiry-routes.ts';
import { clientAddress } from './http/client-address.ts';
import type { ProxyHeader } from './http/client-address.ts';
import { restrictOrigins } from './http/cross-origin.ts';
import { answerClientError, createLimitedServer } from './http/limited-server.ts';
import { countRequests } from './http/count-requests.ts';
import { logRequests } from './http/log-requests.ts';
import { BodyError } from './http/read-body.ts';
import type { Readiness } from './http/readiness.ts';
import { requestLimits } from './http/request-limits.ts';
import type { RequestLimits } from './http/request-limits.ts';
import { proxyMatcher } from './http/trusted-proxies.ts';
import { answerPage } from './pages/answer-page.ts';
import type { Site } from './pages/site.ts';
import type { EnquiryStore } from './storage/enquiry-store.ts';

export type AppDependencies = {
  store: EnquiryStore;
  site: Site;
  /** The time of day: the clock may be set. */
  clock: () => Date;
  /** Milliseconds of a monotonic clock. */
  uptime?: () => number;
  log: FastifyBaseLogger;
  readiness: Readiness;
  rateLimits: EnquiryRateLimits;
  /** Addresses and networks of the proxies that are trusted to say for whom they forward a request. */
  trustedProxies: readonly string[];
  /** The header they say it in; X-Forwarded-For by default. */
  proxyHeader?: ProxyHeader;
  /** Sites other than this whose scripts and forms may post here, as origins. */
  allowedOrigins: ReadonlySet<string>;
  limits?: RequestLimits;
  admin?: Admin | undefined;
  /** A request that carries it reaches `admin` here too; without a token none does. */
  adminToken?: string | undefined;
};

const allowedMethods: Record<string, string> = { [`/api/${enquiryPath}`]: 'POST', '/api/ready': 'GET, HEAD' };

/**
 * The whole server but its port: `/api/` is Fastify's, every other address is a page and is answered before Fastify sees
 * it, at a fraction of the cost. `app.server` is the HTTP server; `app.inject` reaches `/api/` only.
 */
export function createApp(dependencies: AppDependencies): FastifyInstance {
  const {
    store,
    site,
    clock,
    uptime = () => performance.now(),
    log,
    readiness,
    allowedOrigins,
    admin,
    adminToken,
    limits = requestLimits,
    proxyHeader = 'x-forwarded-for',
  } = dependencies;
  const headers = new Map(securityHeaders(site.policySources));
  const isProxy = proxyMatcher(dependencies.trustedProxies);

  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    // Believes X-Forwarded-Host; whom a request is counted for says `addressOf`.
    trustProxy: isProxy,
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    // A request that came in on an open connection while the server stops is answered, not turned away.
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => sendError(error, reply),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headers),
    serverFactory: (answerApi) =>
      createLimitedServer(
        (request: IncomingMessage, response: ServerResponse) => {
          if (!readiness.ready) response.setHeader('Connection', 'close');
          if (isApi(request.url ?? '/')) answerApi(request, response);
          else if (admin && adminToken && admin.isAdmin(request) && hasBearerToken(request.headers, adminToken))
            admin.answer(request, response);
          else {
            answerPage(site, request, response);
            admin?.metrics.pageAnswered(response.statusCode);
          }
        },
        headers,
        limits,
        isProxy,
      ),
  });

  logRequests(app);
  if (admin) countRequests(app, admin.metrics);
  restrictOrigins(app, allowedOrigins, isFormPost);
  // Here and not in a not-found handler, before which Fastify would read the body and find fault with that first.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) {
      done();
      return;
    }
    const allow = allowedMethods[request.url.split('?', 1)[0] ?? ''];
    if (allow)
      reply
        .code(405)
        .header('Allow', allow)
        .send({ error: `This address takes ${allow} only.` });
    else reply.code(404).send({ error: 'There is nothing at this address.' });
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('Cache-Control', 'no-store');
    // The server may have begun to stop while this request was in flight.
    if (!readiness.ready) reply.header('Connection', 'close');
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof BodyError) reply.header('Connection', 'close');
    else if ((error.statusCode ?? 500) >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(error, reply);
  });
  app.get('/api/ready', async (_request, reply) => {
    const ready = readiness.ready && readiness.isDatabasePending !== true;
    reply.code(ready ? 200 : 503);
    return { ready };
  });
  const rate = createEnquiryRate(dependencies.rateLimits, uptime);
  const addressOf = (request: FastifyRequest): string => clientAddress(request.raw, isProxy, proxyHeader);
  const { metrics } = admin ?? {};
  app.register(enquiryRoutes, {
    prefix: '/api',
    store,
    clock,
    uptime,
    rate,
    addressOf,
    allowedOrigins,
    limits,
    company: site.company,
    metrics,
  });
  return app;
}

/** The contract checks what is sent; without Fastify's own compilers a server at rest is smaller and starts sooner. */
function noSchema(): never {
  throw new Error('no schema of Fastify is used here');
}

function isApi(target: string): boolean {
  return /^(https?:\/\/[^/?]*)?\/api(\/|\?|$)/i.test(target);
}

/** The words for what goes wrong before an enquiry is looked at. What happened inside a 5xx is not for the world. */
const words: Record<number, string> = {
  400: 'The request could not be read: send one valid JSON object.',
  413: 'The request is too large: at most 64 kB are taken.',
  415: 'Send the enquiry as application/json, or from a form of this site.',
};

function sendError(error: FastifyError, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  return reply.code(status).send({ error: errorWords(error, status) });
}

function errorWords(error: FastifyError, status: number): string {
  if (error instanceof BodyError && status !== 413) return error.message;
  return words[status] ?? (status < 500 ? error.message : 'Something went wrong.');
}
