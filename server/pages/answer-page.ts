import type { IncomingMessage, ServerResponse } from 'node:http';
import { byteRange } from './byte-range.ts';
import type { ByteRange } from './byte-range.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { requestTarget } from './request-target.ts';
import type { RequestTarget } from './request-target.ts';
import { streamFile } from './site-file.ts';
import type { StaticFile, Redirect, Representation, Site } from './site.ts';
import { answerThankYou, thankYouPage } from './thank-you-page.ts';

/** Files of more bytes can be requested in parts: resuming their download is worthwhile. */
const minBytesForRanges = 1_000_000;

/** Answers one request for a page or file, with the headers set on `response` before. */
export function answerPage(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    answerText(response, 405, 'This address can only be read.', { Allow: 'GET, HEAD' });
    return;
  }
  const target = requestTarget(request.url ?? '/');
  const thankYou = target && target.query !== '' ? thankYouPage(site.thankYouTemplates, target) : undefined;
  if (thankYou !== undefined) {
    answerThankYou(thankYou, request.method, response);
    return;
  }
  const page = target && site.pages.get(target.path);
  if (page) {
    sendPage(page, 200, request, response);
    return;
  }
  const canonical = target && canonicalAddress(site, target);
  const redirect = target && site.redirects.get(withoutLastSlash(target.path));
  if (canonical) answerText(response, 308, `This page is at ${canonical}`, { Location: canonical });
  else if (redirect) answerRedirect(response, redirect, target);
  else sendPage(site.notFound, 404, request, response);
}

function sendPage(page: StaticFile, status: 200 | 404, request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], page.encodings);
  const representation = page.representations[encoding] ?? page.representations.identity;
  const { etag, bytes } = representation;
  const headers: Record<string, string | number> = {
    'Cache-Control': page.cacheControl,
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['Content-Type'] = page.contentType;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  const supportsRanges = status === 200 && bytes > minBytesForRanges && !Buffer.isBuffer(representation.content);
  const range = supportsRanges ? requestedRange(request, representation) : undefined;
  if (supportsRanges) headers['Accept-Ranges'] = 'bytes';
  if (range === 'none') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${bytes}`, 'Content-Length': 0 }).end();
    return;
  }
  const sentRange = range ?? { start: 0, end: bytes - 1 };
  headers['Content-Length'] = sentRange.end - sentRange.start + 1;
  if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${bytes}`;
  response.writeHead(range ? 206 : status, headers);
  if (request.method === 'HEAD') response.end();
  else sendContent(representation, sentRange, response);
}

/**
 * The requested part. Undefined if the whole file is to be sent, such as to a client that has a part of another version
 * (If-Range): the rest of this one would corrupt its copy.
 */
function requestedRange(
  { method, headers }: IncomingMessage,
  { bytes, etag }: Representation,
): ByteRange | 'none' | undefined {
  const ifRange = headers['if-range'];
  return method === 'GET' && (ifRange === undefined || ifRange === etag) ? byteRange(headers.range, bytes) : undefined;
}

function sendContent({ content }: Representation, sentRange: ByteRange, response: ServerResponse): void {
  if (Buffer.isBuffer(content)) response.end(content);
  else streamFile(content.fileDescriptor, sentRange, response);
}

/** The weak comparison of RFC 9110, 13.1.2; our own tags contain no comma. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const trimmed = tag.trim();
    return trimmed === '*' || trimmed.replace(/^W\//, '') === etag;
  });
}

/**
 * The address of the page that was requested without its last slash or with its file name; undefined if there is no
 * such page.
 */
function canonicalAddress(site: Site, { path, query }: RequestTarget): string | undefined {
  const pagePath = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
  return site.pages.has(pagePath) ? encodeURI(pagePath) + query : undefined;
}

/** The path as redirects are listed; the home page's `/` stays. */
function withoutLastSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

/** Redirects, within the site with the query string: an advertisement's tracking code must not get lost. Other sites get none. */
function answerRedirect(response: ServerResponse, { to, status }: Redirect, { query }: RequestTarget): void {
  const [address = '', anchor] = to.split('#');
  const isOwnPath = address.startsWith('/');
  const location = (isOwnPath ? address + query : address) + (anchor === undefined ? '' : `#${anchor}`);
  answerText(response, status, `This page is at ${location}`, { Location: location });
}

function answerText(response: ServerResponse, status: number, text: string, headers: Record<string, string>): void {
  const body = `${text}\n`;
  response
    .writeHead(status, {
      ...headers,
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    })
    .end(body);
}
