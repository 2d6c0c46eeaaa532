import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codedPageFile } from '#prerender/content/page-files.ts';

// Routes are found by text, not by syntax tree: oxfmt formats routes.ts, and check-starter.ts reads the result as a build does.
const routePattern = /^ {2}\{\s*path: '([^']+)',\s*page: (\w+)[^}]*\},\n/gm;
const caseListRoute = / {2}\{ path: '\/case-studies', .*\n/;
const exampleCase = "  { path: '/case-studies/example', page: caseStudy, parent: '/case-studies' },\n";

/**
 * Keeps only those routes in site/routes.ts whose content is in the folder `content`, and adds the starter's example
 * case.
 *
 * @throws if routes.ts has no route where the case belongs.
 */
export function writeRoutes(root: string, content: string): void {
  const file = join(root, 'site/routes.ts');
  const hasContent = (path: string, page: string) =>
    existsSync(join(content, path.includes(':') ? `pages/${page}.yaml` : codedPageFile(path)));
  const remaining = readFileSync(file, 'utf8').replaceAll(routePattern, (line, path: string, page: string) =>
    hasContent(path, page) ? line : '',
  );
  writeFileSync(file, removeUnusedImports(addExampleCase(remaining, file)));
}

function addExampleCase(routes: string, file: string): string {
  if (routes.includes(exampleCase)) return routes;
  if (!caseListRoute.test(routes)) throw new Error(`${file} has no line with the route /case-studies.`);
  return routes.replace(caseListRoute, (line) => `${line}${exampleCase}`);
}

function removeUnusedImports(routes: string): string {
  const isUsed = (name: string) => new RegExp(`page: ${name}\\b`).test(routes);
  return routes
    .replaceAll(/^import \{ (\w+) \} from '\.\/pages\/.*\n/gm, (line, name: string) => (isUsed(name) ? line : ''))
    .replaceAll(/\n{3,}/g, '\n\n')
    .replace('defineRoutes([\n\n', 'defineRoutes([\n');
}
