import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Company } from '../company/company.ts';
import { equalSecrets } from '../http/equal-secrets.ts';
import { answerClientError, createLimitedServer } from '../http/limited-server.ts';
import { isLoopbackHost } from '../http/loopback-host.ts';
import { requestLimits } from '../http/request-limits.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import type { OneTimeLink } from './one-time-link.ts';
import { plainDocument, viewerDocument, viewerHeaders } from './viewer-document.ts';
import { viewerPage } from './viewer-pages.ts';

/** Why a request was refused, for the person who started the viewer. */
type Refusal =
  | 'a link with a wrong key'
  | 'the link, opened again'
  | 'a browser that has not opened the link'
  | 'a request for a name that is not this machine’s';

type ViewerDependencies = {
  database: OpenedDatabase;
  link: OneTimeLink;
  company: Company;
  /** Records what is about to be shown. If that fails, it is not shown. */
  audit: (enquiries: number, action: string) => Promise<void>;
  /** Called when the link was opened, by its owner or by somebody who should not have it. */
  onOpened: () => void;
  /** Called at each request of the browser that opened the link. */
  onRequest: () => void;
  /** Called when a request was refused that an intruder may have sent, or the user by mistake. */
  onRefused: (reason: Refusal) => void;
  /** Reports what went wrong with a request to the person who started the viewer. */
  onError: (error: unknown) => void;
};

/**
 * The server, not yet listening, that shows enquiries to one browser and changes none. It must listen on this machine
 * only.
 */
export function createViewerServer(dependencies: ViewerDependencies): Server {
  const headers = viewerHeaders(dependencies.company);
  const server = createLimitedServer(
    (request, response) => {
      answer(request, response, dependencies).catch((error: unknown) => {
        dependencies.onError(error);
        send(
          response,
          500,
          plainDocument('This cannot be shown.', 'The terminal it was started in says why.', dependencies.company),
        );
      });
    },
    headers,
    // One browser connects, and no proxy.
    { ...requestLimits, connections: 100 },
    () => false,
  );
  server.on('clientError', (error, socket) => answerClientError(error, socket, headers));
  return server;
}

const baseUrl = 'http://127.0.0.1';

async function answer(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  { database, link, company, audit, onOpened, onRequest, onRefused }: ViewerDependencies,
): Promise<void> {
  if (!isLoopbackHost(headers.host)) {
    onRefused('a request for a name that is not this machine’s');
    return send(
      response,
      421,
      plainDocument('Nothing here.', 'In the address, write 127.0.0.1 for the host.', company),
    );
  }
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return send(
      response,
      405,
      plainDocument('Enquiries are read-only here.', 'Change enquiries at the command line.', company),
    );
  }
  const address = URL.canParse(url, baseUrl) ? new URL(url, baseUrl) : undefined;
  const key = address?.pathname === '/' ? address.searchParams.get('key') : null;
  if (key !== null) {
    // A HEAD, as from a link preview, would use up the key without showing anything.
    const cookie = method === 'GET' ? link.redeem(key) : undefined;
    if (cookie !== undefined) {
      onOpened();
      response.setHeader('Set-Cookie', cookie).setHeader('Location', link.path);
      return send(response, 303, '');
    }
  }
  const isBelowPath = address?.pathname.startsWith(link.path) ?? false;
  if (!address || !isBelowPath || !link.grantsAccess(headers)) {
    const refusal = isBelowPath ? 'a browser that has not opened the link' : refusalOfKey(key, link);
    if (refusal) onRefused(refusal);
    return send(response, 401, key !== null && link.isUsed() ? usedLinkPage(company) : unknownBrowserPage(company));
  }
  onRequest();
  const { pathname, searchParams } = address;
  const page = await viewerPage(database, company, { pathname: pathname.slice(link.path.length - 1), searchParams });
  if (!page) return send(response, 404, plainDocument('There is nothing here.', 'It may have been deleted.', company));
  const { enquiries, action } = page.audit;
  if (enquiries > 0) await audit(enquiries, action);
  send(response, 200, viewerDocument(page.document, company));
}

/** Undefined if no key was shown, as when a browser asks for an icon, or if something only previews the link. */
function refusalOfKey(key: string | null, link: OneTimeLink): Refusal | undefined {
  if (key === null) return undefined;
  if (!equalSecrets(key, link.key)) return 'a link with a wrong key';
  return link.isUsed() ? 'the link, opened again' : undefined;
}

function usedLinkPage(company: Company): string {
  return plainDocument(
    'This link has been used.',
    'It opens once, for one browser. If that was not you, stop the command and check who has an account on the machine. Then start it again for a new link.',
    company,
  );
}

function unknownBrowserPage(company: Company): string {
  return plainDocument(
    'This browser has no access.',
    'Open the link that the command printed. It opens once, for one browser.',
    company,
  );
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(html) });
  response.end(html);
}
