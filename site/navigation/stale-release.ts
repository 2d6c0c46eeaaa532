import type { RouteData } from './route-data.ts';
import { ChunkLoadError } from './chunk-load-error.ts';

/**
 * Whether a part is missing because a newer release has replaced the one that runs here. Asks the server, so that a lost
 * connection is never taken for a release: reloading then would lose the page.
 */
export async function isReleaseStale(error: unknown, running: string): Promise<boolean> {
  if (!(error instanceof ChunkLoadError) || error.kind !== 'missing') return false;
  try {
    const response = await fetch('/data.json', { cache: 'no-store' });
    const newest = (await response.json()) as RouteData;
    return newest.build !== running;
  } catch {
    return false;
  }
}

/** Reloads the page for a newer release, once for each release that was left behind. Returns whether it does. */
export function reloadOnce(running: string): boolean {
  const mark = `reloaded-from-${running}`;
  try {
    if (sessionStorage.getItem(mark)) return false;
    sessionStorage.setItem(mark, 'yes');
  } catch {
    // Without storage nothing could stop a second reload, and a third.
    return false;
  }
  location.reload();
  return true;
}
