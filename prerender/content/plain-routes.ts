import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { day } from '#content/schema/day.ts';
import { isSlug, slugify } from '#content/schema/slug.ts';
import { showsArticles } from '#site/pages/define-page.ts';
import { plain, type PlainPageContent } from '#site/pages/plain/page.ts';
import type { Route } from '#site/routes.ts';
import type { Publication } from '#site/pages/site-content.ts';
import { ContentProblems } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { isInOwnFolder } from './own-addresses.ts';
import { publicationOn } from './publication.ts';

/** Below content/: pages that need no code, a file each. */
export const plainPages = 'plain-pages';

/** The content file of the page at a route, below content/. */
export function pageFileOf({ path, page }: Pick<Route, 'path' | 'page'>): string {
  if (page === plain) return `${plainPages}${path}.yaml`;
  if (showsArticles(page)) return `pages/${page.name}.yaml`;
  return wordsFile(path);
}

/** The content file of the page at an address that has code of its own, below content/. */
export const wordsFile = (path: string) => (path === '/' ? 'pages/home.yaml' : `pages${path}.yaml`);

/** Whether a file below content/ is such a page, not one that an editor left beside it. */
export const isPlainPage = (file: string) => /^plain-pages\/[^/.#~][^/]*\.yaml$/.test(file);

/**
 * The routes of `routes` and, after them, those of the files in content/plain-pages/, in the order of their names. A file whose
 * name cannot be an address, or is taken, is reported to `problems` and left out.
 */
export function withPlainRoutes(root: string, routes: readonly Route[], problems?: ContentProblems): readonly Route[] {
  const folder = join(root, plainPages);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => isPlainPage(`${plainPages}/${name}`)) : [];
  const added = files.toSorted().flatMap((file) => {
    const name = file.slice(0, -'.yaml'.length);
    const problem = nameProblem(name, routes);
    if (problem) problems?.add({ file: `${plainPages}/${file}` }, problem);
    return problem ? [] : [{ path: `/${name}`, page: plain }];
  });
  return [...routes, ...added];
}

/** When each page of content/plain-pages/ is published, by address. Problems in a file are reported when it is read again. */
export function plainPublications(
  folder: ContentFolder,
  routes: readonly Route[],
  today: string,
): Map<string, Publication> {
  const shown = routes.filter(({ page }) => page === plain);
  return new Map(shown.map((route) => [route.path, publicationIn(folder, pageFileOf(route), today)]));
}

function publicationIn(folder: ContentFolder, file: string, today: string): Publication {
  const ignored = new ContentProblems();
  const entries = ignored.attempt(() => folder.parsed(file).value) as Partial<PlainPageContent> | null | undefined;
  const { data: published } = day.safeParse(entries?.published);
  return publicationOn(today, { draft: entries?.draft === true, published });
}

function nameProblem(name: string, routes: readonly Route[]): string | undefined {
  const path = `/${name}`;
  if (!isSlug(name)) {
    return `its name becomes its address and may only contain lowercase letters, digits and single hyphens: rename it to ${slugify(name) || 'words-of-its-title'}.yaml`;
  }
  const taken = routes.find((route) => route.path === path);
  if (taken)
    return `${path} is another page’s address already, whose words are in content/${pageFileOf(taken)}: rename this file`;
  if (isInOwnFolder(path)) return `${path} is already served by the site: rename this file`;
  return undefined;
}
