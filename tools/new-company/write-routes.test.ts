import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeRoutes } from './write-routes.ts';

const routes = `import { team } from './pages/team/page.ts';
import { caseStudies } from './pages/case-studies/page.ts';

export const routes = defineRoutes([
  { path: '/team', page: team },

  { path: '/case-studies', page: caseStudies },
]);
`;

/** A project with content for only these pages. */
function projectWith(source: string, pages: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'routes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['site', 'content/pages']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'site/routes.ts'), source);
  for (const page of pages) writeFileSync(join(root, `content/pages/${page}.yaml`), '');
  return root;
}

test('routes without content go, with their imports, and the example case is added', () => {
  const root = projectWith(routes, ['case-studies']);
  writeRoutes(root, join(root, 'content'));
  expect(readFileSync(join(root, 'site/routes.ts'), 'utf8'))
    .toBe(`import { caseStudies } from './pages/case-studies/page.ts';

export const routes = defineRoutes([
  { path: '/case-studies', page: caseStudies },
  { path: '/case-studies/example', page: caseStudy, parent: '/case-studies' },
]);
`);
});

test('a list of routes without a place for the example case is refused, naming its file', () => {
  const root = projectWith(routes.replace('/case-studies', '/cases'), ['cases']);
  expect(() => writeRoutes(root, join(root, 'content'))).toThrow(
    /site\/routes\.ts has no line with the route \/case-studies/,
  );
});
