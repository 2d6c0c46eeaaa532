import { STATUS_CODES, createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RequestLimits } from './request-limits.ts';

/**
 * An HTTP server that cuts off whoever is too slow, too silent or too many, and puts `headers` on every answer, also on
 * those that Node would give by itself to what is no proper request.
 */
export function createLimitedServer(
  answer: RequestListener,
  headers: Map<string, string>,
  limits: RequestLimits,
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      connectionsCheckingInterval: limits.timeoutCheck,
      keepAliveTimeout: limits.keepAliveTimeout,
      maxHeaderSize: limits.headerBytes,
      // Node's own refusal of a request without Host would lack the headers.
      requireHostHeader: false,
    },
    (request, response) => {
      response.setHeaders(headers);
      const { httpVersion, headers: sent } = request;
      // RFC 9112, 3.2; and what leaves out its version, which Node takes for HTTP/0.9.
      if ((sent.host === undefined && httpVersion === '1.1') || httpVersion === '0.9') answerShort(response, 400);
      else answer(request, response);
    },
  );
  server.setTimeout(limits.silence);
  server.maxConnections = limits.connections;
  server.on('checkExpectation', (_request, response) => {
    response.setHeaders(headers);
    answerShort(response, 417);
  });
  return server;
}

function answerShort(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Length': 0, 'Cache-Control': 'no-store', Connection: 'close' }).end();
}

/** Answers what could not be read as a request, and lets go of its connection. */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Duplex,
  headers: ReadonlyMap<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = unreadable[error.code ?? ''] ?? 400;
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const rest = 'Cache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}${rest}`, () => socket.destroy());
}

const unreadable: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};
