import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request shows this token as `Authorization: Bearer …`. How long it takes tells nothing of the token. */
export function hasBearerToken({ authorization = '' }: IncomingHttpHeaders, token: string): boolean {
  const [, shown = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
  return timingSafeEqual(digest(shown), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
