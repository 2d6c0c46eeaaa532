import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { equalSecrets } from '../http/equal-secrets.ts';

/**
 * Lets one browser in: the first to show the key gets a secret to keep as a cookie, and the key no longer works. The
 * two differ, so that what stays in a history, a clipboard or a terminal is worth nothing afterward.
 */
export type OneTimeLink = {
  /** The key in the address that is given to the user. */
  key: string;
  /** The path of everything that the cookie opens: `/`, a random name, `/`. */
  path: string;
  /** The `Set-Cookie` value for a request with this key; undefined if it is wrong or was used. */
  redeem(presentedKey: string): string | undefined;
  /** Whether a browser has shown the key. */
  isUsed(): boolean;
  /** Whether a request with these headers has the cookie. */
  grantsAccess(headers: IncomingHttpHeaders): boolean;
};

/**
 * Creates a link with new secrets.
 *
 * Other servers on this machine share its host name, and cookies ignore ports: a browser would send ours to any of
 * them. So ours is limited to a random path, at which no other server can have a page requested, and which opens nothing
 * without the cookie.
 */
export function createOneTimeLink(newSecret = () => randomBytes(32).toString('base64url')): OneTimeLink {
  const key = newSecret();
  const secret = newSecret();
  const path = `/${newSecret()}/`;
  const cookieName = `enquiries-${newSecret().slice(0, 8)}`;
  let isUsed = false;
  return {
    key,
    path,
    redeem(presentedKey) {
      if (isUsed || !equalSecrets(presentedKey, key)) return undefined;
      isUsed = true;
      return `${cookieName}=${secret}; Path=${path}; HttpOnly; SameSite=Strict`;
    },
    isUsed: () => isUsed,
    grantsAccess: (headers) => equalSecrets(cookieValue(headers, cookieName), secret),
  };
}

function cookieValue({ cookie = '' }: IncomingHttpHeaders, name: string): string {
  const pairs = cookie.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
