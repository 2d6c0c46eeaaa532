import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { equalSecrets } from '../http/equal-secrets.ts';

/**
 * Lets in one browser: whoever shows the key first is given a secret to keep as a cookie, and the key opens no more. The
 * two differ, so that what stays in a history, a clipboard or a terminal is worth nothing afterward.
 */
export type OneTimeLink = {
  /** For the address that is given to the one who may look. */
  key: string;
  /** Where everything is that the cookie opens: `/` and a random name and `/`. */
  path: string;
  /** What `Set-Cookie` is to say to one who shows this key; undefined when it is wrong or was used. */
  open(shownKey: string): string | undefined;
  isOpenTo(headers: IncomingHttpHeaders): boolean;
};

/**
 * Other servers of the machine share its host name, and cookies know no ports: a browser would send ours to any of them.
 * So it belongs to a random path, at which nobody else can have a page asked for, and which opens nothing without it.
 */
export function createOneTimeLink(newSecret = () => randomBytes(32).toString('base64url')): OneTimeLink {
  const key = newSecret();
  const secret = newSecret();
  const path = `/${newSecret()}/`;
  const cookie = `enquiries-${newSecret().slice(0, 8)}`;
  let used = false;
  return {
    key,
    path,
    open(shownKey) {
      if (used || !equalSecrets(shownKey, key)) return undefined;
      used = true;
      return `${cookie}=${secret}; Path=${path}; HttpOnly; SameSite=Strict`;
    },
    isOpenTo: (headers) => equalSecrets(cookieOf(headers, cookie), secret),
  };
}

function cookieOf({ cookie = '' }: IncomingHttpHeaders, name: string): string {
  const pairs = cookie.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
