import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { equalSecrets } from '../http/equal-secrets.ts';

/**
 * Lets in one browser: whoever shows the key first is given a secret to keep as a cookie, and the key opens no more. The
 * two differ, so that what stays in a history, a clipboard or a terminal is worth nothing afterwards.
 */
export type OneTimeLink = {
  /** For the address that is given to the one who may look. */
  key: string;
  /** What `Set-Cookie` is to say to one who shows this key; undefined when it is wrong or was used. */
  open(shownKey: string): string | undefined;
  isOpenTo(headers: IncomingHttpHeaders): boolean;
};

/** Other servers of the machine share its host name, and with it a browser's cookies: the name distinguishes them. */
export function createOneTimeLink(newSecret = () => randomBytes(32).toString('base64url')): OneTimeLink {
  const key = newSecret();
  const secret = newSecret();
  const cookie = `enquiries-${newSecret().slice(0, 8)}`;
  let used = false;
  return {
    key,
    open(shownKey) {
      if (used || !equalSecrets(shownKey, key)) return undefined;
      used = true;
      return `${cookie}=${secret}; Path=/; HttpOnly; SameSite=Strict`;
    },
    isOpenTo: (headers) => equalSecrets(cookieOf(headers, cookie), secret),
  };
}

function cookieOf({ cookie = '' }: IncomingHttpHeaders, name: string): string {
  const pairs = cookie.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
