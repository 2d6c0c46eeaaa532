import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSlug, slugify } from '#content/schema/slug.ts';
import { plain } from '#site/pages/plain/page.ts';
import type { Route } from '#site/routes.ts';
import type { ContentProblems } from './content-error.ts';
import { isInReservedFolder } from './reserved-addresses.ts';
import { pageFileOf } from './page-files.ts';
import { isPlainPage, plainPages } from './plain-page-files.ts';

/**
 * The routes of `routes`, then a route for each file in content/plain-pages/, ordered by name. A file whose name cannot be
 * an address, or is taken, is reported to `problems` and left out.
 */
export function withPlainRoutes(root: string, routes: readonly Route[], problems?: ContentProblems): readonly Route[] {
  const folder = join(root, plainPages);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => isPlainPage(`${plainPages}/${name}`)) : [];
  const plainRoutes = files.toSorted().flatMap((file) => {
    const name = file.slice(0, -'.yaml'.length);
    const problem = nameProblem(name, routes);
    if (problem) problems?.add({ file: `${plainPages}/${file}` }, problem);
    return problem ? [] : [{ path: `/${name}`, page: plain }];
  });
  return [...routes, ...plainRoutes];
}

function nameProblem(name: string, routes: readonly Route[]): string | undefined {
  const path = `/${name}`;
  if (!isSlug(name)) {
    return `its name becomes its address and may only contain lowercase letters, digits and single hyphens: rename it to ${slugify(name) || 'words-of-its-title'}.yaml`;
  }
  const existing = routes.find((route) => route.path === path);
  if (existing) {
    return `${path} is already the address of another page, whose words are in content/${pageFileOf(existing)}: rename this file`;
  }
  // The share picture of / is named “home”: prerender/data/share-cards.ts.
  if (name === 'home') return 'the share picture of the home page already has this name: rename this file';
  if (isInReservedFolder(path)) return `${path} is already served by the site: rename this file`;
  return undefined;
}
