import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSlug, slugify } from '#content/schema/slug.ts';
import type { Route } from '#site/routes.ts';
import type { ContentProblems } from './content-error.ts';
import { isAnsweredByTheSite } from './own-addresses.ts';

/** Below content/: pages that need no code, a file each. */
export const plainPages = 'plain-pages';

/** Where the words of the page at a route stand, below content/. */
export function pageFileOf({ path, page }: Pick<Route, 'path' | 'page'>): string {
  if (page === 'plain') return `${plainPages}${path}.yaml`;
  return path === '/' ? 'pages/home.yaml' : `pages${path}.yaml`;
}

/** Whether a file below content/ is to be such a page; editors leave others beside it. */
export const isPlainPage = (file: string) => /^plain-pages\/[^/.#~][^/]*\.yaml$/.test(file);

/**
 * The routes of `routes` and, after them, those of the files in content/plain-pages/, in the order of their names. A file whose
 * name is no address of its own is told to `problems` and left out.
 */
export function withPlainRoutes(root: string, routes: readonly Route[], problems?: ContentProblems): readonly Route[] {
  const folder = join(root, plainPages);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => isPlainPage(`${plainPages}/${name}`)) : [];
  const plain = files.toSorted().flatMap((file) => {
    const name = file.slice(0, -'.yaml'.length);
    const problem = nameProblem(name, routes);
    if (problem) problems?.add({ file: `${plainPages}/${file}` }, problem);
    return problem ? [] : [{ path: `/${name}`, page: 'plain', hero: false, banner: true }];
  });
  return [...routes, ...plain];
}

function nameProblem(name: string, routes: readonly Route[]): string | undefined {
  const path = `/${name}`;
  if (!isSlug(name)) {
    return `its name becomes its address and may only have small letters, digits and single hyphens: rename it to ${slugify(name) || 'words-of-its-title'}.yaml`;
  }
  const taken = routes.find((route) => route.path === path);
  if (taken)
    return `${path} is another page’s address already, whose words are in content/${pageFileOf(taken)}: rename this file`;
  if (isAnsweredByTheSite(path)) return `${path} is answered by the site itself: rename this file`;
  return undefined;
}
