import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The path of the script that the gate inserts into documents. */
const scriptPath = '/added-by-the-gate.js';

/** A proxy in front of the site, with which a journey delays or fails requests without an engine's protocol. */
export interface Gate {
  address: string;
  /** Delays requests for paths that match until the returned function is called. */
  hold: (path: RegExp) => () => void;
  /** Resolves at the next request for a path that matches. */
  waitForRequest: (path: RegExp) => Promise<void>;
  /** Responds to requests for matching paths with only a status, instead of passing them on. */
  refuse: (path: RegExp, status: number) => void;
  /** Passes on all later requests. Requests that are already held stay held until their release. */
  open: () => void;
  stop: () => Promise<void>;
}

/**
 * Starts a gate.
 *
 * @param site The address that requests are passed on to.
 * @param script A script that is inserted at the beginning of every document, for an engine whose protocol cannot
 * insert one.
 */
export async function startGate(site: string, script?: string): Promise<Gate> {
  const rules = new Map<RegExp, (response: ServerResponse) => Promise<void>>();
  const waiters = new Map<RegExp, () => void>();
  const server = createServer((incoming, response) => void pass(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function pass(incoming: IncomingMessage, response: ServerResponse) {
    for (const [path, resolve] of waiters) {
      if (path.test(incoming.url!)) resolve();
    }
    for (const [path, rule] of rules) {
      if (path.test(incoming.url!)) await rule(response);
    }
    if (response.writableEnded) return;
    if (incoming.url === scriptPath) {
      response.setHeader('Content-Type', 'text/javascript').end(script);
      return;
    }
    const needsScript = script !== undefined && incoming.headers['sec-fetch-dest'] === 'document';
    // A script cannot be inserted into a compressed document.
    const headers = { ...incoming.headers, ...(needsScript && { 'accept-encoding': 'identity' }) };
    const outgoing = request(new URL(incoming.url!, site), { method: incoming.method, headers }, (fromSite) => {
      if (needsScript) void addScript(fromSite, response);
      else
        fromSite.pipe(response.writeHead(fromSite.statusCode!, { ...fromSite.headers, ...cachingOf(incoming.url!) }));
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: (path) => {
      const released = Promise.withResolvers<void>();
      rules.set(path, () => released.promise);
      return () => {
        rules.delete(path);
        released.resolve();
      };
    },
    waitForRequest: (path) => new Promise((resolve) => waiters.set(path, resolve)),
    refuse: (path, status) => {
      rules.set(path, async (response) => void response.writeHead(status).end());
    },
    open: () => rules.clear(),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Headers that keep a script out of the browser's cache: a cached one is not requested, and cannot be delayed. */
const cachingOf = (path: string) => (path.endsWith('.js') ? { 'cache-control': 'no-store' } : {});

/** Passes on the site's document with the script at its beginning. */
async function addScript(fromSite: IncomingMessage, response: ServerResponse) {
  const html = await text(fromSite);
  const { 'content-length': _, ...headers } = fromSite.headers;
  response.writeHead(fromSite.statusCode!, headers);
  response.end(html.replace('<head>', `<head><script src="${scriptPath}"></script>`));
}
