import { destinationHref } from '#site/navigation/address.ts';
import type { Redirect } from '#content/schema/redirects.ts';

/** The content of `.build/redirects.json`, which server/pages/site.ts reads. */
export const servedRedirects = (redirects: Redirect[]) =>
  redirects.map(({ from, to, status }) => ({ from, to: destinationHref(to), status }));

/**
 * Redirects for static hosts that read a `_redirects` file, such as Netlify and Cloudflare Pages: a line without and one
 * with a slash at the end.
 */
export function redirectList(redirects: Redirect[]): string {
  const lines = redirects.flatMap(({ from, to, status }) =>
    [from, `${from}/`].map((address) => `${address} ${destinationHref(to)} ${status}\n`),
  );
  return lines.join('');
}
