import type { FastifyRequest } from 'fastify';

/** The site that made a browser send a request: this one, another that is allowed to, or any other. */
type RequestSource = 'same-origin' | 'allowed' | 'cross-origin';

/**
 * The site that a browser names in Sec-Fetch-Site and Origin; Safari from before 2023 has only Origin or Referer. A
 * request without any of these comes from a program, or from a browser whose user has switched them off: no visitor can
 * be made to post against their will that way, and a program that floods us needs no visitor. `allowedOrigins` are
 * compared exactly.
 */
export function requestSource(request: FastifyRequest, allowedOrigins: ReadonlySet<string>): RequestSource {
  const { origin, referer, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && allowedOrigins.has(origin)) return 'allowed';
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'same-origin' : 'cross-origin';
  const source = origin ?? referer;
  return source === undefined || isSameHost(source, request.host) ? 'same-origin' : 'cross-origin';
}

/** Whether a URL has this host. The scheme is ignored: TLS ends at a proxy. */
function isSameHost(address: string, host: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  // `example.com` and `example.com:443` are the same for https.
  const ownUrl = `${url.protocol}//${host}`;
  return url.host !== '' && URL.canParse(ownUrl) && new URL(ownUrl).host === url.host;
}
