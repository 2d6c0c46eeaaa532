import type { KnownPages } from '#content/schema/known-files.ts';
import { destinationProblem, pathOnSite, splitTarget } from '#content/schema/link-problem.ts';
import { nearestNames, similarNamesHint } from '#content/schema/nearest-names.ts';
import { slugify } from '#content/schema/slug.ts';

export interface LinkTargets {
  /** The addresses of the articles by file name, without the extension. */
  articles: ReadonlyMap<string, string>;
  /** The addresses of files beside the pages, such as `/feed.xml`. */
  files: ReadonlySet<string>;
  /** The pages that the article may link to. */
  pages: KnownPages;
}

/**
 * Resolves the address of a link in an article: `/why-us` to the page's document, `/why-us/`, and the name of an article's
 * file, `securing-iot-devices.md`, to the article's address. Throws an Error with the fix if there is no such
 * target.
 */
export function resolveLink(address: string, targets: LinkTargets): string {
  if (address === '') {
    throw new Error('a link leads nowhere: write its address into the parentheses, as in [words](/why-us)');
  }
  if (address.startsWith('#') && !address.startsWith('#/')) return address;
  // A placeholder without a value is reported as such.
  if (/\{\{\s*(company|figures)\./.test(address)) return address;
  const target = articleAddress(address, targets) ?? address;
  const ownPath = pathOnSite(target, targets.pages.site);
  if (ownPath) throw new Error(`“${address}” is on this site: write ${ownPath}`);
  const isFile = /^\/[^#]*\.\w+$/.test(target);
  if (isFile && !targets.files.has(target)) {
    throw new Error(
      `“${address}” is not a file of the site: link to a page, or to one of ${[...targets.files].join(', ')}`,
    );
  }
  const problem = isFile ? undefined : (titleProblem(address, targets) ?? destinationProblem(target, targets.pages));
  if (problem) throw new Error(problem.replace(/^leads/, 'a link leads'));
  return isFile || !target.startsWith('/') ? target : documentAddress(target);
}

/** The address of the article that a link names by its file; undefined for other links. */
function articleAddress(address: string, { articles }: LinkTargets): string | undefined {
  const [, name, anchor = ''] = /^(?:[./]|blog\/|content\/)*([^/#:]+)\.md(#.*)?$/.exec(address) ?? [];
  if (!name) return undefined;
  const path = articles.get(name);
  if (path !== undefined) return path + anchor;
  const fix = 'link to a file of content/blog/, or write the page’s address, for example /why-us';
  throw new Error(`“${address}” is not an article: ${fix}${similarNamesHint(name, articles.keys())}`);
}

/** The problem with a link whose address is words of an article's title; undefined if they match none. */
function titleProblem(address: string, { articles, pages }: LinkTargets): string | undefined {
  if (!/^[\p{L}\d -]+$/u.test(address) || pages.paths.has(`/${address}`)) return undefined;
  const [name] = nearestNames(slugify(address), articles.keys());
  return name && `“${address}” leads nowhere: write ${name}.md for that article`;
}

function documentAddress(address: string): string {
  const { path, anchor } = splitTarget(address);
  return `${path === '/' ? '/' : `${path}/`}${anchor && `#${anchor}`}`;
}
