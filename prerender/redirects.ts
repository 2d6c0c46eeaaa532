import { placeHref } from '#site/navigation/address.ts';
import type { Redirect } from '#content/schema/redirects.ts';

/** As `.build/redirects.json` holds them for our own server: server/pages/site.ts says the shape. */
export const servedRedirects = (redirects: Redirect[]) =>
  redirects.map(({ from, to, status }) => ({ from, to: placeHref(to), status }));

/** The same for static hosts that read a `_redirects` file, such as Netlify and Cloudflare Pages: a line each way to write the address. */
export function redirectList(redirects: Redirect[]): string {
  const lines = redirects.flatMap(({ from, to, status }) =>
    [from, `${from}/`].map((address) => `${address} ${placeHref(to)} ${status}\n`),
  );
  return lines.join('');
}
