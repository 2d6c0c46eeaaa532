import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createConnectionMemory } from './connection-memory.ts';
import type { ConnectionMemory } from './connection-memory.ts';
import { limitConnections } from './limit-connections.ts';
import type { RequestLimits } from './request-limits.ts';
import { failAfterPendingAnswers, throttleConnection, answerInOrder } from './throttle-connection.ts';

// An import statement would read every export of node:http, including WebSocket, for which Node loads undici: 4 MB that
// an idle server does not need.
const { STATUS_CODES, ServerResponse: NodeResponse, createServer } = process.getBuiltinModule('node:http');

/**
 * An HTTP server that cuts off clients that are too slow, too silent or too many, and adds `headers` to every answer to a
 * request that Node can parse. For the others, pass its `clientError` events to `answerClientError`. `isProxy` tells which
 * clients speak for many.
 */
export function createLimitedServer(
  answer: RequestListener,
  headers: Map<string, string>,
  limits: RequestLimits,
  isProxy: (address: string | undefined) => boolean,
): Server {
  const memory = createConnectionMemory(limits.connectionMemory);
  const server = createServer(
    {
      ServerResponse: measuredResponse(memory),
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.requestTimeout,
      connectionsCheckingInterval: limits.timeoutCheckInterval,
      keepAliveTimeout: limits.keepAliveTimeout,
      maxHeaderSize: limits.headerBytes,
      // Node's own answer to a request without Host would lack the headers.
      requireHostHeader: false,
    },
    (request, response) =>
      answerInOrder(request, response, () => {
        response.setHeaders(headers);
        if (!isWellFormed(request)) answerWithoutBody(response, 400);
        else {
          answer(request, response);
          discardBodyOfGet(request);
        }
      }),
  );
  server.on('connection', (socket: Socket) => throttleConnection(socket, memory));
  server.setTimeout(limits.socketTimeout);
  limitConnections(server, limits, isProxy);
  server.on('checkExpectation', (request, response) =>
    answerInOrder(request, response, () => {
      response.setHeaders(headers);
      answerWithoutBody(response, 417);
    }),
  );
  return server;
}

type WriteCallback = (error: Error | null | undefined) => void;

/** A response that counts the bytes that the system has not accepted yet: Node does not report when their number grows. */
function measuredResponse(memory: ConnectionMemory): typeof ServerResponse {
  return class MeasuredResponse<Request extends IncomingMessage> extends NodeResponse<Request> {
    override write(chunk: unknown, encoding?: BufferEncoding | WriteCallback, callback?: WriteCallback): boolean {
      // The casts choose one of Node's overloads: the callback may come in the place of the encoding.
      const hasRoom = super.write(chunk, encoding as BufferEncoding, callback);
      if (this.socket) memory.update(this.socket);
      return hasRoom;
    }
    override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void): this {
      super.end(chunk, encoding as BufferEncoding, callback);
      if (this.socket) memory.update(this.socket);
      return this;
    }
  };
}

/** Whether a request has one Host, optional in HTTP/1.0 (RFC 9112, 3.2). Node treats one without a version as HTTP/0.9. */
function isWellFormed({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  let hostCount = 0;
  // Names and values alternate. The length is compared first because this is done for each header of each request.
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hostCount++;
  }
  return httpVersion === '1.1' ? hostCount === 1 : httpVersion === '1.0' && hostCount <= 1;
}

/** Discards the body of a GET or HEAD: nobody reads it, and it would stay in memory until the answer is read. */
function discardBodyOfGet(request: IncomingMessage): void {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) request.resume();
}

function answerWithoutBody(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Length': 0, 'Cache-Control': 'no-store', Connection: 'close' }).end();
}

/** Answers data that is not a valid request, after the answers to earlier requests, and closes the connection. */
export function answerClientError(
  error: Error & { code?: string },
  socket: Duplex,
  headers: ReadonlyMap<string, string>,
): void {
  if (error.code === 'ECONNRESET') socket.destroy();
  else failAfterPendingAnswers(socket, () => refuse(error, socket, headers));
}

const statusByErrorCode: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

function refuse(error: Error & { code?: string }, socket: Duplex, headers: ReadonlyMap<string, string>): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusByErrorCode[error.code ?? ''] ?? 400;
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const rest = 'Cache-Control: no-store\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}${rest}`, () => socket.destroy());
}
