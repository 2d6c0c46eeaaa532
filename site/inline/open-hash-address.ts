import { documentPath, parseAddress, plainHref } from '../navigation/address.ts';
import { markupPolicy } from '../navigation/markup-policy.ts';

/**
 * For an address such as `/#/blog/x` the server sees only `/` and sends home's document. This starts to fetch the
 * route's own document (`window.pendingDocument`), which navigate.ts then shows, and opens a template around the rest
 * of home, so that home is not shown and its pictures are not loaded. Returns whether it did so.
 */
export function openHashAddress({ hash, pathname, search }: Location): boolean {
  if (!hash.startsWith('#/')) return false;
  // Another page's document, with a hash address after its path.
  if (pathname !== '/') {
    location.replace(`/${search}${hash}`);
    return false;
  }
  const path = documentPath(parseAddress(hash.slice(1)).path, history.state);
  if (path === '/') return false;
  document.write(markupPolicy('opening')('<template>'));
  // '' if it is not one of our paths, such as //evil.example/x.
  if (path) window.pendingDocument = { path, response: fetch(plainHref(path), { priority: 'high' }) };
  return true;
}
