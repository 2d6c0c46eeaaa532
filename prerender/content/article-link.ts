import type { KnownPages } from '#content/schema/known-files.ts';
import { destinationProblem, splitPlace } from '#content/schema/link-problem.ts';
import { similarNames } from '#content/schema/nearest-names.ts';

export interface LinkTargets {
  /** The addresses of the articles by file name, without the extension. */
  articles: ReadonlyMap<string, string>;
  /** Files beside the pages: `/feed.xml`. */
  files: ReadonlySet<string>;
  /** The pages that the article may link to. */
  pages: KnownPages;
  /** The company's own address, without a slash at the end. */
  site: string;
}

/**
 * The address that an article's link leads to: our own pages as documents, `securing-iot-devices.md` as that article's.
 * Throws an Error with the fix if there is no such target.
 */
export function articleLink(address: string, targets: LinkTargets): string {
  if (address === '')
    throw new Error('a link leads nowhere: write its address into the parentheses, as in [words](/why-us)');
  if (address.startsWith('#') && !address.startsWith('#/')) return address;
  const asPage = articleFile(address, targets) ?? address;
  if (asPage === targets.site || asPage.startsWith(`${targets.site}/`)) {
    throw new Error(`“${address}” is on this site: write ${asPage.slice(targets.site.length) || '/'}`);
  }
  const isFile = /^\/[^#]*\.\w+$/.test(asPage);
  if (isFile && !targets.files.has(asPage)) {
    throw new Error(
      `“${address}” is not a file of the site: link to a page, or to one of ${[...targets.files].join(', ')}`,
    );
  }
  const problem = isFile ? undefined : destinationProblem(asPage, targets.pages);
  if (problem) throw new Error(problem.replace(/^leads/, 'a link leads'));
  return isFile || !asPage.startsWith('/') ? asPage : documentOf(asPage);
}

/** The address of the article that a link names by its file; undefined for other links. */
function articleFile(address: string, { articles }: LinkTargets): string | undefined {
  const [, name, anchor = ''] = /^(?:[./]|blog\/|content\/)*([^/#:]+)\.md(#.*)?$/.exec(address) ?? [];
  if (!name || address.includes('://')) return undefined;
  const path = articles.get(name);
  if (path !== undefined) return path + anchor;
  throw new Error(
    `“${address}” is not an article: link to a file of content/blog/, or write the page’s address, for example /why-us${similarNames(name, articles.keys())}`,
  );
}

function documentOf(address: string): string {
  const { path, anchor } = splitPlace(address);
  return `${path === '/' ? '/' : `${path}/`}${anchor && `#${anchor}`}`;
}
