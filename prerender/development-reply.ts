import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { isContentError } from './content/content-error.ts';
import { escapeHtml } from './markup.ts';

/** A reply of the development server; `location` is the target of a redirect. */
export interface Reply {
  status: number;
  type: string;
  body: string | Buffer;
  location?: string;
}

/** The address of a request; undefined if it is malformed, such as `//`. */
export const requestUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>): URL | undefined =>
  URL.parse(url, 'http://localhost') ?? undefined;

/** The status and type of a reply with a document. */
export const okHtml = { status: 200, type: 'text/html' };

/** Updates the open page when a file is saved. */
export const refreshScript = '<script type="module" src="/site/development/refresh-page.ts"></script>';

export function send(response: ServerResponse, { status, type, body, location }: Reply) {
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store', ...(location && { Location: location }) };
  response.writeHead(status, headers).end(body);
}

/** A mistake in the content with its fix, or the stack of an error in the code. */
function errorText(error: unknown, vite: ViteDevServer): string {
  if (isContentError(error)) return `Fix this first:\n\n${error.message}\n`;
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  return String(error instanceof Error ? error.stack : error);
}

/** Shows the error in the browser and in the terminal; the server keeps running for the next save. */
export function sendError(error: unknown, request: IncomingMessage, response: ServerResponse, vite: ViteDevServer) {
  const text = errorText(error, vite);
  // Content errors were logged when the content was read.
  if (!isContentError(error)) console.error(`${request.url}: ${text}`);
  const page = `<!doctype html><meta charset="utf-8"><title>Not built</title><pre style="white-space:pre-wrap;padding:2em">${escapeHtml(text)}</pre>`;
  send(response, {
    status: 500,
    type: 'text/html',
    body: page + refreshScript,
  });
}
