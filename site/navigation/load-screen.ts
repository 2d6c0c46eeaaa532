import { plainHref, type Address } from './address.ts';
import { ChunkLoadError, loadChunk } from './chunk-load-error.ts';
import { loadPage, type Page } from './load-page.ts';
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

interface Parts {
  Page: Page;
  data: RouteData;
}

const arriving = new Map<string, Promise<Parts>>();

/** Loads a page's words and code. Never rejects: what went wrong is a screen too. */
export async function loadScreen(address: Address): Promise<Screen> {
  if (!address.path) return { address, error: new UnknownAddressError('in the address bar') };
  try {
    return { address, ...(await loadChunk(`the page ${address.path}`, loadParts(address.path))) };
  } catch (error) {
    // Also one that timed out and hangs on: the next try must not wait for it.
    arriving.delete(address.path);
    const unknown = error instanceof ChunkLoadError && error.cause instanceof UnknownAddressError;
    return { address, error: unknown ? error.cause : error };
  }
}

/** Loads the parts of the page at `path` once; called before a click it makes the click quick. */
export function loadParts(path: string): Promise<Parts> {
  let parts = arriving.get(path);
  if (!parts) {
    parts = fetchParts(path);
    arriving.set(path, parts);
    // A failed part must be fetched anew at the next try.
    parts.catch(() => arriving.delete(path));
  }
  return parts;
}

async function fetchParts(path: string): Promise<Parts> {
  const response = await fetch(`${plainHref(path)}data.json`);
  if (response.status === 404) throw new UnknownAddressError(path);
  if (!response.ok) throw new Error(`status ${response.status}`);
  const data = (await response.json()) as RouteData;
  return { Page: await loadPage(data.page), data };
}
