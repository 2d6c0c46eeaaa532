import type { IncomingHttpHeaders } from 'node:http';
import { equalSecrets } from '../http/equal-secrets.ts';

/** Whether a request has this token as `Authorization: Bearer …`. */
export function hasBearerToken({ authorization = '' }: IncomingHttpHeaders, token: string): boolean {
  const [, presentedToken = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  return equalSecrets(presentedToken, token);
}
