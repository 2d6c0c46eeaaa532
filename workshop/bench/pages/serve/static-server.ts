import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';
import { staticResponse } from './static-response.ts';

export interface RunningServer {
  /** Such as `https://localhost:1234`. */
  origin: string;
}

/** Serves `folder` on loopback over HTTP/2, until the process exits. Every peer gets its own server, all alike. */
export async function serveFolder(
  folder: string,
  { key, cert }: Certificate,
  options: { fallback?: boolean } = {},
): Promise<RunningServer> {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const { status, headers, body } = staticResponse(folder, request.url, options);
    response.writeHead(status, headers);
    response.end(body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}` };
}
