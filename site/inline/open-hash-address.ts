import { parseAddress, plainHref } from '../navigation/address.ts';
import { markupPolicy } from '../navigation/markup-policy.ts';

/**
 * The server only ever sees `/` of an address such as `/#/blog/x`, so home's document comes. Then the route's own document
 * is fetched at once (`window.opening`), and all that follows in this one is written into a template: there nothing of home
 * is shown and none of its pictures load. navigate.ts takes the other document in. Returns whether that is so.
 */
export function openHashAddress({ hash, pathname }: Location): boolean {
  if (!hash.startsWith('#/')) return false;
  // Another page's document with a hash address behind its path.
  if (pathname !== '/') {
    location.replace(`/${hash}`);
    return false;
  }
  const { path } = parseAddress(hash.slice(1));
  if (path === '/') return false;
  document.write(markupPolicy('opening')('<template>'));
  // What is no path of ours, such as //evil.example/x, is not fetched.
  if (path) window.opening = { path, response: fetch(plainHref(path), { priority: 'high' }) };
  return true;
}
