import { ChunkLoadError } from './chunk-load-error.ts';

/** The release that wrote a document. */
export const releaseOf = ({ documentElement }: Document) => documentElement.dataset['release'] ?? '';

/**
 * Reloads the page, once, when `error` is a part that is missing because a newer release has replaced the one that runs
 * here. Asks the server, so that a lost connection is never taken for a release: reloading then would lose the page.
 * Nor does it reload when the part is no longer wanted by then. Resolves with whether it reloads.
 */
export async function reloadIfStale(error: unknown, isWanted: () => boolean): Promise<boolean> {
  if (!(error instanceof ChunkLoadError) || error.kind !== 'missing') return false;
  try {
    const response = await fetch('/release.json', { cache: 'no-store' });
    const { release } = (await response.json()) as { release: string };
    return release !== releaseOf(document) && isWanted() && reloadOnce();
  } catch {
    return false;
  }
}

/** Reloads the page for a newer release, once for each release that was left behind. Returns whether it does. */
export function reloadOnce(): boolean {
  const mark = `reloaded-from-${releaseOf(document)}`;
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
