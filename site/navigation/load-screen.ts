import type { Page } from '../routes.ts';
import { plainHref, type Address } from './address.ts';
import { ChunkLoadError, loadChunk } from './chunk-load-error.ts';
import { findRoute } from './find-route.ts';
import type { RouteData } from './route-data.ts';

/** What is shown: a page with its data, or what went wrong on the way to it. */
export type Screen = { address: Address } & ({ Page: Page; data: RouteData } | { error: unknown });

/** There is no such address. */
export class UnknownAddressError extends Error {
  override name = 'UnknownAddressError';

  constructor(address: string) {
    super(`No page has the address ${address}`);
  }
}

const arriving = new Map<string, Promise<RouteData>>();

/** Loads a route's code and data side by side. Never rejects: what went wrong is a screen too. */
export async function loadScreen(address: Address): Promise<Screen> {
  const route = findRoute(address.path);
  if (!route) return { address, error: new UnknownAddressError(address.path || 'in the address bar') };
  try {
    const [Page, data] = await Promise.all([
      loadChunk(`the page ${route.page}`, route.load()),
      loadChunk(`the words of ${address.path}`, loadData(address.path)),
    ]);
    return { address, Page, data };
  } catch (cause) {
    const unknown = cause instanceof ChunkLoadError && cause.cause instanceof UnknownAddressError;
    return { address, error: unknown ? cause.cause : cause };
  }
}

/** Starts loading what a click on a link to `path` will need. */
export function prefetchScreen(path: string) {
  const route = findRoute(path);
  if (!route) return;
  void route.load().catch(() => undefined);
  void loadData(path).catch(() => undefined);
}

function loadData(path: string): Promise<RouteData> {
  let data = arriving.get(path);
  if (!data) {
    data = fetchData(path);
    arriving.set(path, data);
    // A failed part must be fetched anew at the next try.
    data.catch(() => arriving.delete(path));
  }
  return data;
}

async function fetchData(path: string): Promise<RouteData> {
  const response = await fetch(`${plainHref(path)}data.json`);
  if (response.status === 404) throw new UnknownAddressError(path);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return (await response.json()) as RouteData;
}
