import { isArticlePage } from '#site/pages/define-page.ts';
import { plain } from '#site/pages/plain/page.ts';
import type { Route } from '#site/routes.ts';
import { plainPages } from './plain-page-files.ts';

/** The content file of the page at a route, below content/. */
export function pageFileOf({ path, page }: Pick<Route, 'path' | 'page'>): string {
  if (page === plain) return `${plainPages}${path}.yaml`;
  if (isArticlePage(page)) return `pages/${page.name}.yaml`;
  return codedPageFile(path);
}

/** The content file, below content/, of the page at an address that has its own code. */
export const codedPageFile = (path: string) => (path === '/' ? 'pages/home.yaml' : `pages${path}.yaml`);
