import { ChunkLoadError } from './chunk-load-error.ts';

/** The name of the release that a document belongs to. */
export const releaseOf = ({ documentElement }: Document) => documentElement.dataset['release'] ?? '';

/** Milliseconds to wait for the server's response, which delays the screen that explains the error. */
const releaseTimeout = 5000;

/**
 * Reloads the page, once, if `error` is about a part that is missing because a newer release has replaced the running
 * one. Asks the server for the current release first: a reload without a connection would lose the page. Does not reload
 * if the part is no longer wanted by then. Resolves with whether the page is being reloaded.
 */
export async function reloadIfStale(error: unknown, isWanted: () => boolean): Promise<boolean> {
  if (!(error instanceof ChunkLoadError) || error.kind !== 'missing') return false;
  try {
    const response = await fetch('/release.json', { cache: 'no-store', signal: AbortSignal.timeout(releaseTimeout) });
    const { release } = (await response.json()) as { release: string };
    return release !== releaseOf(document) && isWanted() && reloadOnce();
  } catch {
    return false;
  }
}

/**
 * Reloads the page for a newer release, once for each old one. A listener of `site:beforereload` that holds unsent text
 * prevents that by canceling the event. Returns whether the page is being reloaded.
 */
export function reloadOnce(): boolean {
  if (!document.dispatchEvent(new Event('site:beforereload', { cancelable: true }))) return false;
  const key = `reloaded-from-${releaseOf(document)}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Without storage nothing would prevent an endless loop of reloads.
    return false;
  }
  location.reload();
  return true;
}
