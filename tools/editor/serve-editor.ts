import { randomInt, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jsonResponse, type EditorResponse } from './editor-response.ts';
import { answerRequest, changesFiles } from './answer-request.ts';
import type { EditorOptions, EditorState } from './editor-options.ts';
import { Uploads } from './pictures/uploads.ts';
import { Refusal } from './refusal.ts';
import { SaveHistory } from './save-history.ts';

/** A running editor. */
interface Editor {
  server: Server;
  /** Its address, which contains a secret: anybody who knows it may write. */
  address: string;
}

/**
 * Serves an editor for the content folder on loopback. There, every account of the machine can connect and send any header, so a
 * secret in the path distinguishes the editor's own page from others. Also rejects requests for another host name or from
 * another site. Writes only content files and pictures. Port 0 stands for any free port.
 */
export async function serveEditor(options: EditorOptions, port = 0): Promise<Editor> {
  const secret = randomBytes(24).toString('base64url');
  const server = editorServer(options, secret);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}/${secret}/` };
}

function editorServer(options: EditorOptions, secret: string): Server {
  // Writes run one after another: each modifies the current content of the file.
  let lastWrite: Promise<EditorResponse | undefined> = Promise.resolve(undefined);
  const state: EditorState = {
    // A draft that the browser has stored may name an upload of an earlier session, which must not become another picture.
    // An id has at most six hexadecimal digits, so this leaves room for a million uploads.
    uploads: new Uploads(randomInt(0xf00000)),
    history: new SaveHistory(options.saves),
    doing: '',
    drawing: Promise.resolve(),
  };
  return createServer((request, response) => {
    if (isForeign(request)) {
      return send(response, jsonResponse(403, { error: 'This editor answers only its own page.' }));
    }
    const path = pathBelow(secret, request);
    if (path === undefined) {
      return send(response, jsonResponse(403, { error: 'Open the whole address that npm run edit printed.' }));
    }
    const editorRequest = {
      method: request.method ?? 'GET',
      path: decodePath(path),
      query: queryOf(request),
      base: `/${secret}`,
    };
    const work = () => answerRequest(editorRequest, request, options, state);
    const answering = changesFiles(editorRequest) ? lastWrite.then(work, work) : work();
    if (changesFiles(editorRequest)) lastWrite = answering.catch(() => undefined);
    answering
      .catch((error: unknown) =>
        jsonResponse(error instanceof Refusal ? error.status : 500, {
          error: error instanceof Error ? error.message : String(error),
        }),
      )
      .then((editorResponse) => send(response, editorResponse))
      .catch((error: unknown) => response.destroy(error as Error));
  });
}

/** The decoded address, or the original if it cannot be decoded: no file has such a name. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const queryOf = ({ url = '' }: IncomingMessage) => new URLSearchParams(url.split('?')[1]);

/** The part of the request's path after `/<secret>`; undefined if the path does not begin with that. */
function pathBelow(secret: string, { url = '/' }: IncomingMessage): string | undefined {
  const expectedStart = Buffer.from(`/${secret}/`);
  const [path = ''] = url.split('?');
  const start = Buffer.from(path).subarray(0, expectedStart.length);
  return start.length === expectedStart.length && timingSafeEqual(start, expectedStart)
    ? path.slice(expectedStart.length - 1)
    : undefined;
}

/** Whether the request is for another host name (DNS rebinding) or from another site's page. */
function isForeign({ headers, method, socket }: IncomingMessage): boolean {
  const port = socket.localPort;
  const ownHosts = [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
  if (!ownHosts.includes(headers.host ?? '')) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return method !== 'GET' && headers.origin !== `http://${headers.host}`;
}

/** The policy that keeps the page from loading anything from elsewhere: no fonts, no update checks. */
const policy =
  "default-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'; form-action 'none'; base-uri 'self'";

function send(response: ServerResponse, { status, type, body }: EditorResponse) {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The address is the secret.
    'Referrer-Policy': 'no-referrer',
  });
  response.end(body);
}
