import { ContentError } from './content/content-error.ts';

export interface LinkingPage {
  /** Its address, without a slash at the end. */
  path: string;
  html: string;
}

/** Throws a ContentError that lists the links of these documents to pages that are not among them, with where they stand. */
export function refuseDeadLinks(pages: readonly LinkingPage[]): void {
  const known = new Set(pages.map(({ path }) => path));
  const dead = new Map<string, string[]>();
  for (const { path, html } of pages) {
    const links = html.matchAll(/<a [^>]*?href="(\/[\w/-]*)\/["#?]/g);
    for (const address of new Set(Array.from(links, ([, link]) => link ?? ''))) {
      if (address !== '' && !known.has(address)) dead.set(address, [...(dead.get(address) ?? []), path]);
    }
  }
  if (dead.size > 0) throw new ContentError(Array.from(dead, complaint).join('\n'));
}

function complaint([address, places]: [string, string[]]): string {
  const shown = places.slice(0, 3).join(', ');
  const others = places.length > 3 ? ` and ${places.length - 3} more` : '';
  return `content/: a link leads to ${address}, which is no page of the site, on ${shown}${others}: search content/ for “${address}” and correct it`;
}
