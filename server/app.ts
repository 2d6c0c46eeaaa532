import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enquiryPath } from '#contract/enquiry.ts';
import { securityHeaders } from '#hosting/security-headers.ts';
import type { Admin } from './admin/admin.ts';
import { adminAccess } from './admin/admin-access.ts';
import { createEnquiryRate } from './enquiries/enquiry-rate.ts';
import type { EnquiryRateLimits } from './enquiries/enquiry-rate.ts';
import { enquiryRoutes, isFormPost, unsupportedTypeMessage } from './enquiries/enquiry-routes.ts';
import { clientAddress } from './http/client-address.ts';
import type { ProxyHeader } from './http/client-address.ts';
import { restrictOrigins } from './http/cross-origin.ts';
import { answerClientError, createLimitedServer } from './http/limited-server.ts';
import { countRequests } from './http/count-requests.ts';
import { logAnswer, logRequests } from './http/log-requests.ts';
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
  /** The time of day; the clock may be adjusted. */
  clock: () => Date;
  /** Milliseconds of a monotonic clock. */
  uptime?: () => number;
  log: FastifyBaseLogger;
  readiness: Readiness;
  rateLimits: EnquiryRateLimits;
  /** Addresses and networks of the proxies that are trusted to name the client whose request they forward. */
  trustedProxies: readonly string[];
  /** The header in which trusted proxies name the client; X-Forwarded-For by default. */
  proxyHeader?: ProxyHeader;
  /** Other sites, as origins, whose scripts and forms may post here. */
  allowedOrigins: ReadonlySet<string>;
  limits?: RequestLimits;
  admin?: Admin | undefined;
  /** The bearer token with which a request reaches `admin` at the site's own port, too; if absent, no request does. */
  adminToken?: string | undefined;
};

const allowedMethods: Record<string, string> = { [`/api/${enquiryPath}`]: 'POST', '/api/ready': 'GET, HEAD' };

/**
 * The whole server before it listens: `/api/` is Fastify's; every other address is a page and is answered before
 * Fastify sees it, at a fraction of the cost. `app.server` is the HTTP server; `app.inject` reaches `/api/` only.
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
  const adminFor = adminAccess(admin, adminToken, log);

  const answerRequest = (request: IncomingMessage, response: ServerResponse, answerApi: RequestListener): void => {
    if (!readiness.acceptsRequests) response.setHeader('Connection', 'close');
    const requestedAdmin = adminFor(request);
    if (isApiTarget(request.url ?? '/')) answerApi(request, response);
    else if (requestedAdmin) requestedAdmin.answer(request, response);
    else {
      answerPage(site, request, response);
      admin?.metrics.pageAnswered(response.statusCode);
    }
  };
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    // Needed for X-Forwarded-Host only: the client's address comes from `addressOf`.
    trustProxy: isProxy,
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    // While the server stops, a request on an open connection is still answered.
    return503OnClosing: false,
    frameworkErrors(error, request, reply) {
      // Fastify runs no hook for these: an address that cannot be decoded, for one.
      reply.header('X-Request-Id', request.id).header('Vary', 'Origin').header('Cache-Control', 'no-store');
      sendError(error, reply);
      logAnswer(request, reply, 'none');
      admin?.metrics.apiAnswered('none', reply.statusCode, 0);
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headers),
    serverFactory: (answerApi) =>
      createLimitedServer((request, response) => answerRequest(request, response, answerApi), headers, limits, isProxy),
  });

  logRequests(app);
  if (admin) countRequests(app, admin.metrics);
  restrictOrigins(app, allowedOrigins, isFormPost);
  refuseUnknownRoutes(app);
  setResponseHeaders(app, readiness);
  handleErrors(app);
  addReadyRoute(app, readiness);
  const addressOf = (request: FastifyRequest): string => clientAddress(request.raw, isProxy, proxyHeader);
  app.register(enquiryRoutes, {
    prefix: '/api',
    store,
    clock,
    uptime,
    rate: createEnquiryRate(dependencies.rateLimits, uptime),
    addressOf,
    allowedOrigins,
    limits,
    company: site.company,
    metrics: admin?.metrics,
  });
  return app;
}

/** Refuses unknown routes in a hook: before a not-found handler, Fastify would read the body, and might refuse that instead. */
function refuseUnknownRoutes(app: FastifyInstance): void {
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
}

function setResponseHeaders(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('Cache-Control', 'no-store');
    // The server may have begun to stop while this request was in flight.
    if (!readiness.acceptsRequests) reply.header('Connection', 'close');
    done();
  });
}

function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof BodyError) reply.header('Connection', 'close');
    else if ((error.statusCode ?? 500) >= 500) request.log.error({ err: error }, 'request failed');
    return sendError(error, reply);
  });
}

/** `GET /api/ready`, for load balancers. */
function addReadyRoute(app: FastifyInstance, readiness: Readiness): void {
  app.get('/api/ready', async (_request, reply) => {
    const ready = readiness.acceptsRequests && readiness.isDatabasePending !== true;
    reply.code(ready ? 200 : 503);
    return { ready };
  });
}

/** Replaces Fastify's schema compilers: contract/ validates requests, and an idle server is smaller and starts sooner. */
function refuseSchema(): never {
  throw new Error('Fastify schemas are not used here');
}

function isApiTarget(target: string): boolean {
  return /^(https?:\/\/[^/?]*)?\/api(\/|\?|$)/i.test(target);
}

/** Messages for errors before an enquiry is looked at. The cause of a 5xx is not disclosed. */
const errorMessages: Record<number, string> = {
  400: 'The request could not be read: send one valid JSON object.',
  413: 'The request is too large: the limit is 64 kB.',
  415: unsupportedTypeMessage,
};

function sendError(error: FastifyError, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  return reply.code(status).send({ error: errorText(error, status) });
}

function errorText(error: FastifyError, status: number): string {
  if (error instanceof BodyError && status !== 413) return error.message;
  if (error.code === 'FST_ERR_BAD_URL') return 'This address cannot be read: write %25 for each literal % in it.';
  return errorMessages[status] ?? (status < 500 ? error.message : 'Something went wrong.');
}
