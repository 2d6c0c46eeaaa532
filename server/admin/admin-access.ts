import type { IncomingMessage } from 'node:http';
import type { BaseLogger } from 'pino';
import type { Admin } from './admin.ts';
import { hasBearerToken } from './bearer-token.ts';
import { logRefusals } from './log-refusals.ts';

/**
 * Returns a function that gives `admin` if a request at the site's own port is for it and has the token. Wrong tokens are logged.
 * Without `admin` or `token`, no request reaches it.
 */
export function adminAccess(
  admin: Admin | undefined,
  token: string | undefined,
  log: Pick<BaseLogger, 'warn'>,
): (request: IncomingMessage) => Admin | undefined {
  const logRefusal = logRefusals(log);
  return (request) => {
    if (!token || !admin?.isAdmin(request)) return undefined;
    if (hasBearerToken(request.headers, token)) return admin;
    if (request.headers.authorization !== undefined) logRefusal('wrong ADMIN_TOKEN');
    return undefined;
  };
}
