import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { chooseEncoding } from './choose-encoding.ts';
import { requestTarget } from './request-target.ts';
import type { RequestTarget } from './request-target.ts';
import { streamHeldOpen } from './site-file.ts';
import type { Page, Representation, Site } from './site.ts';

/**
 * Answers one request for a page or file. Headers set on `response` before go out with the answer.
 */
export function answerPage(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    answerText(response, 405, 'This address can only be read.', { Allow: 'GET, HEAD' });
    return;
  }
  const target = requestTarget(request.url ?? '/');
  const page = target && site.pages.get(target.path);
  if (page) {
    sendPage(page, 200, request, response);
    return;
  }
  const location = target && properAddress(site, target);
  if (location) answerText(response, 308, `This page is at ${location}`, { Location: location });
  else sendPage(site.notFound, 404, request, response);
}

function sendPage(page: Page, status: 200 | 404, request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(request.headers['accept-encoding'], page.encodings);
  const representation = page.representations[encoding] ?? page.representations.identity;
  const { etag, bytes } = representation;
  const headers: Record<string, string | number> = {
    'Cache-Control': page.cacheControl,
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['Content-Type'] = page.contentType;
  headers['Content-Length'] = bytes;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else sendContent(representation, response);
}

function sendContent({ content, bytes }: Representation, response: ServerResponse): void {
  if (Buffer.isBuffer(content)) {
    response.end(content);
    return;
  }
  const { socket } = response;
  const file = streamHeldOpen(content.heldOpen, bytes);
  pipeline(file, response, () => {
    // The length was promised: one who waits for the rest would wait for ever.
    if (file.bytesRead < bytes) socket?.destroy();
  });
}

/** The weak comparison of RFC 9110, 13.1.2; a tag of ours holds no comma. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const trimmed = tag.trim();
    return trimmed === '*' || trimmed.replace(/^W\//, '') === etag;
  });
}

/** Where the page is that was asked for without its last slash or with its file name. Only pages there are. */
function properAddress(site: Site, { path, query }: RequestTarget): string | undefined {
  const proper = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : `${path}/`;
  return site.pages.has(proper) ? encodeURI(proper) + query : undefined;
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
