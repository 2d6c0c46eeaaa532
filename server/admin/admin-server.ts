import type { RequestListener, Server } from 'node:http';
import type { BaseLogger } from 'pino';
import { answerClientError, createLimitedServer } from '../http/limited-server.ts';
import { isLoopbackHost } from '../http/loopback-host.ts';
import { requestLimits } from '../http/request-limits.ts';
import { securityHeaders } from '#hosting/security-headers.ts';
import { sendText } from './admin.ts';
import type { Admin } from './admin.ts';
import { logRefusals } from './log-refusals.ts';

/**
 * The HTTP server for health and metrics, not yet listening. It requires no token, so it must be reachable from this
 * machine only.
 */
export function createAdminServer(admin: Admin, log: Pick<BaseLogger, 'warn'>): Server {
  const headers = new Map(securityHeaders({ scriptHashes: [], connectOrigins: [], formOrigins: [] }));
  // Few programs of this machine connect, and none through a proxy.
  const limits = { ...requestLimits, connections: 100 };
  const logRefusal = logRefusals(log);
  const answer: RequestListener = (request, response) => {
    if (isLoopbackHost(request.headers.host)) admin.answer(request, response);
    else {
      logRefusal('wrong host name at ADMIN_PORT');
      sendText(response, { status: 421, text: 'Nothing here: open 127.0.0.1 or localhost instead.\n' });
    }
  };
  const server = createLimitedServer(answer, headers, limits, () => false);
  server.on('clientError', (error, socket) => answerClientError(error, socket, headers));
  return server;
}
