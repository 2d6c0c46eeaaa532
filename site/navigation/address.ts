/** An in-app address taken apart: `/blog/x#rules` is the path `/blog/x` and the anchor `rules`. */
export interface Address {
  path: string;
  anchor: string;
}

/** The form of paths that may be fetched: an address bar may contain anything, even `//evil.example/x`. */
const pathPattern = /^\/$|^(\/[\w-]+)+$/;

/** The address of a page's own document: `/why-us/` for the path `/why-us`. */
export const plainHref = (path: string) => (path === '/' ? '/' : `${path}/`);

/** The plain address of a link, which may have an anchor (`/why-us#values`) or lead to another site (`https://…`). */
export function destinationHref(destination: string): string {
  if (!destination.startsWith('/')) return destination;
  const [path = '', anchor] = destination.split('#');
  return plainHref(path) + (anchor ? `#${anchor}` : '');
}

/**
 * Whether the address bar and links keep the addresses of documents, as `addresses` in company.yaml says. Otherwise
 * they get their hash form.
 */
const hasPlainAddresses = () => 'addresses' in document.documentElement.dataset;

/**
 * An address in the form that links and the address bar take once the script has started. `query` is the visitor's
 * query string, '' or `?…`.
 */
export const shownHref = (path: string, anchor = '', query = '') =>
  (hasPlainAddresses() ? plainHref(path) : `/#${path}`) + query + (anchor && `#${anchor}`);

/** Whether the address bar may show another form than {@link shownHref}. A plain address is rewritten to itself. */
export const mayNeedRewriting = ({ hash, search }: Location) =>
  hasPlainAddresses() || !(hash.startsWith('#/') && !search);

/** The path of one page of a list, counted from 1. The first page has the list's own path. */
export const listPagePath = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`);

/** The path that the address bar shows for a document's path: for every page of a list, the list's path. */
export const addressPath = (path: string) => path.replace(/\/page\/\d+$/, '');

/**
 * The path of the document that the current history entry asks for. The entry's state stores the page of a list, which
 * the address does not show.
 */
export const documentPath = (path: string, state: unknown) => (state as { document?: string } | null)?.document ?? path;

/**
 * Parses an in-app address, which follows the first `#`, or a document's path. The path is '' if it does not match `pathPattern`.
 */
export function parseAddress(text: string): Address {
  const [beforeAnchor = '', anchor = ''] = text.split('#');
  const path = beforeAnchor
    .replace(/\?.*/, '')
    .replace(/\/index\.html$/, '/')
    .replace(/(.)\/$/, '$1');
  return { path: pathPattern.test(path) ? path : '', anchor };
}

/**
 * The address that a link leads to, in either form; the path is '' for a file, which has an extension, and for another
 * site.
 */
export const linkAddress = (href: string): Address => parseAddress(href.startsWith('/#/') ? href.slice(2) : href);

/** The in-app address that the browser shows: the hash form if there is one, otherwise the document's own path. */
export function currentAddress({ hash, pathname }: Location): Address {
  return parseAddress(decodeUnreserved(hash.startsWith('#/') ? hash.slice(1) : pathname + hash));
}

/** Decodes letters, digits, `-` and `_`. Some mail programs encode them; both forms are equal (RFC 3986, section 6.2.2.2). */
const decodeUnreserved = (text: string) =>
  text.replace(/%[2-7][\da-f]/gi, (encoded) => /^[\w-]$/.exec(decode(encoded))?.[0] ?? encoded);

/** Decodes a URI component. Returns text that cannot be decoded, such as `100%`, unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of the error screen's document. The server's own response to an unknown address is 404.html. */
export const errorPath = '/error/';
