/** An in-app address taken apart: `/blog/x#rules` is the path `/blog/x` and the anchor `rules`. */
export interface Address {
  path: string;
  anchor: string;
}

/** Only such paths are ever fetched or matched: an address bar may hold anything, also `//evil.example/x`. */
const pathShape = /^(\/[\w-]+)+$/;

/** Where a page lies as a document. */
export const plainHref = (path: string) => (path === '/' ? '/' : `${path}/`);

/** The same for a link that may name a passage of a page (`/why-us#values`) or a place elsewhere (`https://…`). */
export function placeHref(place: string): string {
  if (!place.startsWith('/')) return place;
  const [path = '', anchor] = place.split('#');
  return plainHref(path) + (anchor ? `#${anchor}` : '');
}

/** Whether a link names one of our documents: files have an ending, other places a scheme. */
export const isPlainHref = (href: string) => /^\/([\w-]+\/)*(#[^/].*)?$/.test(href);

/** What links and the address bar hold once the script has started. */
export const hashHref = (path: string, anchor = '') => `/#${path}${anchor && `#${anchor}`}`;

/** Reads an in-app address as it stands behind the first `#`, or a document's path. The path is '' when it is none of ours. */
export function parseAddress(text: string): Address {
  const [beforeAnchor = '', anchor = ''] = text.split('#');
  const path = beforeAnchor.replace(/\?.*/, '').replace(/(.)\/(index\.html)?$/, '$1');
  return { path: path === '/' || path === '/index.html' ? '/' : pathShape.test(path) ? path : '', anchor };
}

/** The in-app address that the browser shows: the hash form where there is one, else the document's own path. */
export function currentAddress({ hash, pathname }: Location): Address {
  return hash.startsWith('#/') ? parseAddress(hash.slice(1)) : parseAddress(pathname + hash);
}
