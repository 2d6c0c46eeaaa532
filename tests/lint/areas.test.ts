import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { importedFiles, pageFolderOf } from './imported-files.ts';

/** The folders of pages that the software itself needs. */
const requiredFolders = ['home', 'plain'];

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

test('a page’s folder can be deleted with its line in site/routes.ts: nothing else imports from it', () => {
  const files = globSync(
    '{art,content,contract,hosting,languages,prerender,server,site,tests,tools}/**/*.{ts,tsx,js}',
    {
      cwd: projectRoot,
      exclude: ['**/node_modules/**'],
    },
  ).filter((file) => file !== 'site/routes.ts' && !sampleFiles.test(file));
  const couplings = files.flatMap((file) =>
    importedFiles(file).flatMap((imported) => {
      const [from, to] = [pageFolderOf(file) ?? '', pageFolderOf(imported)];
      const isAllowed = !to || to === from || requiredFolders.includes(to) || dependents[to]?.includes(from);
      return isAllowed ? [] : [`${file} imports ${imported}`];
    }),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(couplings).toEqual([]);
});
