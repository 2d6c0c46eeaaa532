import { destinationHref } from '#site/navigation/address.ts';
import type { Redirect } from '#content/schema/redirects.ts';

/** Where a redirect leads, as a header carries it: the address of a document or another site's, in ASCII. */
export function redirectLocation(to: string): string {
  const ownOrigin = 'https://own.invalid';
  const { href } = new URL(destinationHref(to), ownOrigin);
  return to.startsWith('/') ? href.slice(ownOrigin.length) : href;
}

/** The content of `.build/redirects.json`, which server/pages/read-site.ts reads. */
export const servedRedirects = (redirects: Redirect[]) =>
  redirects.map(({ from, to, status }) => ({ from, to: redirectLocation(to), status }));

/**
 * Redirects for static hosts that read a `_redirects` file, such as Netlify and Cloudflare Pages: a line without and one
 * with a slash at the end.
 */
export function redirectList(redirects: Redirect[]): string {
  const lines = redirects.flatMap(({ from, to, status }) =>
    [from, `${from}/`].map((address) => `${address} ${redirectLocation(to)} ${status}\n`),
  );
  return lines.join('');
}
