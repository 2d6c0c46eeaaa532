import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

/** Pages that the software itself needs. */
const requiredAreas = ['home', 'plain'];

/** For a page's folder, the folders that depend on it and must be deleted with it. */
const dependents: Record<string, string[]> = {
  'case-studies': ['case'],
  // The list of services says what their own pages say.
  consulting: ['services'],
  'development-center': ['services'],
  'extended-team': ['services'],
  // Each product leads back to the list.
  products: ['rd-rental', 'church-directory', 'pos-system', 'jj-eve', 'jj-kit', 'jj-timesheet'],
};

/** Files that are deleted with the sample. */
const sampleFiles = /^(tests\/(sample|acceptance)|workshop)\//;

const folderOf = (file: string) => /^site\/pages\/([\w-]+)\//.exec(file)?.[1];

/** The files that a file imports, types included. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*'([.#][^'?]+)/g)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : join(dirname(file), name),
  );
}

test('a page’s folder can be deleted with its line in site/routes.ts: nothing else imports from it', () => {
  const files = globSync(
    '{art,content,contract,hosting,languages,prerender,server,site,tests,tools}/**/*.{ts,tsx,js}',
    {
      cwd: projectRoot,
      exclude: ['**/node_modules/**'],
    },
  ).filter((file) => file !== 'site/routes.ts' && !sampleFiles.test(file));
  const couplings = files.flatMap((file) =>
    importsOf(file).flatMap((imported) => {
      const [here, area] = [folderOf(file) ?? '', folderOf(imported)];
      const isAllowed = !area || area === here || requiredAreas.includes(area) || dependents[area]?.includes(here);
      return isAllowed ? [] : [`${file} imports ${imported}`];
    }),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(couplings).toEqual([]);
});
