import type { FastifyRequest } from 'fastify';

/** Which site made a browser send a request: this one, another that is allowed to, or any other. */
type RequestSource = 'same-origin' | 'allowed' | 'cross-origin';

/**
 * A browser says where a request comes from in Sec-Fetch-Site and Origin; one of before 2020 in Origin, or in Referer
 * only. What says nothing at all is a program, or a browser whose user has switched that off: nobody is made to write to
 * us against their will that way, and to send enquiries in masses a program needs no visitor. `allowedOrigins` are exact.
 */
export function requestSource(request: FastifyRequest, allowedOrigins: ReadonlySet<string>): RequestSource {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && allowedOrigins.has(origin)) return 'allowed';
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'same-origin' : 'cross-origin';
  const source = origin ?? referer;
  return source === undefined || isHost(source, request.host) ? 'same-origin' : 'cross-origin';
}

/** The scheme is left out: TLS ends at a proxy. */
function isHost(address: string, host: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  // `example.com` and `example.com:443` are the same to https.
  const here = `${url.protocol}//${host}`;
  return url.host !== '' && URL.canParse(here) && new URL(here).host === url.host;
}
