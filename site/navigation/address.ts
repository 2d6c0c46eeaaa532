/** An in-app address taken apart: `/blog/x#rules` is the path `/blog/x` and the anchor `rules`. */
export interface Address {
  path: string;
  anchor: string;
}

/** Only paths of this shape are fetched: an address bar may hold anything, even `//evil.example/x`. */
const pathShape = /^\/$|^(\/[\w-]+)+$/;

/** The address of a page's document. */
export const plainHref = (path: string) => (path === '/' ? '/' : `${path}/`);

/** The plain address of a link that may have an anchor (`/why-us#values`) or lead elsewhere (`https://…`). */
export function destinationHref(destination: string): string {
  if (!destination.startsWith('/')) return destination;
  const [path = '', anchor] = destination.split('#');
  return plainHref(path) + (anchor ? `#${anchor}` : '');
}

/**
 * Whether the address bar and links keep the addresses of documents, as company.yaml chose by `addresses`. Without it they get
 * their hash form.
 */
const hasPlainAddresses = () => 'addresses' in document.documentElement.dataset;

/** The form of links and of the address bar once the script has started. `query` is what the visitor came with, '' or `?…`. */
export const shownHref = (path: string, anchor = '', query = '') =>
  (hasPlainAddresses() ? plainHref(path) : `/#${path}`) + query + (anchor && `#${anchor}`);

/** Whether the address bar may show another form than the site's. A plain address is rewritten to itself. */
export const mayBeOtherForm = ({ hash, search }: Location) =>
  hasPlainAddresses() || !(hash.startsWith('#/') && !search);

/** The document of a page of a list. The first is the list's own. */
export const listPagePath = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`);

/** The path by which the address bar names a document: all pages of a list have the list's. */
export const addressPath = (path: string) => path.replace(/\/page\/\d+$/, '');

/**
 * The path of the document that the browser's place in history asks for. Its entry keeps which page of a list was on show: the
 * address does not say it.
 */
export const documentPath = (path: string, state: unknown) => (state as { document?: string } | null)?.document ?? path;

/** Parses an in-app address, which follows the first `#`, or a document's path. The path is '' if it is not one of ours. */
export function parseAddress(text: string): Address {
  const [beforeAnchor = '', anchor = ''] = text.split('#');
  const path = beforeAnchor.replace(/(index\.html)?(\?.*)?$/, '').replace(/(.)\/$/, '$1');
  return { path: pathShape.test(path) ? path : '', anchor };
}

/** Where a link leads, in either form; the path is '' for a file, which has an extension, and for another site. */
export const linkAddress = (href: string): Address => parseAddress(href.startsWith('/#/') ? href.slice(2) : href);

/** The in-app address that the browser shows: the hash form where there is one, else the document's own path. */
export function currentAddress({ hash, pathname }: Location): Address {
  return parseAddress(hash.startsWith('#/') ? hash.slice(1) : pathname + hash);
}

/** Returns what cannot be decoded, such as `100%`, unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The document that the address bar and the entry in the tab's history ask for. */
export function requestedDocument(location: Location, state: unknown): Address {
  const { path, anchor } = currentAddress(location);
  return { path: documentPath(path, state), anchor };
}

/** The address of the error screen's document; unknown addresses get another one from the server. */
export const errorPath = '/error/';
