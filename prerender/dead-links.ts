import { abbreviatedList } from './abbreviated-list.ts';
import { ContentError } from './content/content-error.ts';

/** The addresses of the pages other than home that a document links to, without a slash at the end. */
export function linksIn(html: string): string[] {
  const links = html.matchAll(/<a [^>]*?href="(\/[\w/-]*)\/["#?]/g);
  return [...new Set(Array.from(links, ([, address]) => address!))];
}

/** Collects the links between documents. Stores addresses, not documents, so that a large site fits into memory. */
export class DeadLinks {
  readonly #pages = new Set<string>();
  /** The pages that link to an address, by address. */
  readonly #sources = new Map<string, string[]>();

  /** `path` is the document's address, without a slash at the end, `links` what {@link linksIn} finds in it. */
  add(path: string, links: readonly string[]): void {
    this.#pages.add(path);
    for (const address of links) {
      const sources = this.#sources.get(address) ?? [];
      sources.push(path);
      this.#sources.set(address, sources);
    }
  }

  /** Throws a ContentError that lists the links to pages that were not added, with the pages they are on. */
  throwIfAny(): void {
    const deadLinks = Array.from(this.#sources).filter(([address]) => !this.#pages.has(address));
    if (deadLinks.length > 0) throw new ContentError(deadLinks.map(deadLinkMessage));
  }
}

function deadLinkMessage([address, sources]: [string, string[]]): string {
  return `content/: a link leads to ${address}, which is not a page of the site, on ${abbreviatedList(sources, 3)}: search content/ for “${address}” and correct it`;
}
