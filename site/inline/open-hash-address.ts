import { documentPath, parseAddress, plainHref } from '../navigation/address.ts';
import { markupPolicy } from '../navigation/markup-policy.ts';

/**
 * Prepares to show the page of a hash address such as `/#/blog/x`, for which the server sees only `/` and sends home's
 * document: starts to fetch the page's own document (`window.pendingDocument`), which navigate.ts then shows, and opens
 * a template around the rest of home, so that home is not shown and its pictures are not loaded. Returns whether it did
 * so.
 */
export function openHashAddress({ hash, pathname, search }: Location): boolean {
  if (!hash.startsWith('#/')) return false;
  // The document is another page's, opened with a hash address after its own path.
  if (pathname !== '/') {
    location.replace(`/${search}${hash}`);
    return false;
  }
  const path = documentPath(parseAddress(hash.slice(1)).path, history.state);
  if (path === '/') return false;
  document.write(markupPolicy('template')('<template>'));
  // The path is '' if the address cannot be a path of this site, such as //evil.example/x.
  if (path) {
    const response = fetch(plainHref(path), { priority: 'high' });
    // Leaving before navigate.ts has loaded aborts the request: without a handler the browser would report an error.
    response.catch(() => undefined);
    window.pendingDocument = { path, response };
  }
  return true;
}
