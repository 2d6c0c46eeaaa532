import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { isSample } from '#tools/content-folder.ts';
import { knownNames } from '#tools/lint/modules.ts';

const project = join(import.meta.dirname, '../..');

/** Imports that the rules forbid in a file at the given path. */
const forbiddenImports = [
  ['content/schema/probe.ts', '#contract/enquiry.ts'],
  ['contract/probe.ts', '#site/routes.ts'],
  ['contract/probe.ts', '#languages/languages.ts'],
  ['languages/probe.ts', '#contract/enquiry.ts'],
  ['site/pages/team/page.ts', '#language'],
  ['hosting/probe.ts', '#server/config.ts'],
  ['site/probe.ts', '#hosting/security-headers.ts'],
  ['server/pages/probe.ts', '#site/routes.ts'],
  ['server/probe.ts', '#content/schema/text.ts'],
  ['server/text/probe.ts', '../storage/open-database.ts'],
  ['server/text/probe.ts', '../create-logger.ts'],
  ['server/storage/probe.ts', '../mail/mail-sender.ts'],
  ['server/storage/sqlite/probe.ts', '../../outbox/dispatcher.ts'],
  ['server/viewer/probe.ts', '../cli/text-table.ts'],
  ['server/mail/probe.ts', '../config.ts'],
  ['server/enquiries/probe.ts', '#site/routes.ts'],
  ['server/probe.ts', '../prerender/build.ts'],
  ['prerender/probe.ts', '#server/config.ts'],
  ['prerender/data/probe.ts', '#tools/run-step.ts'],
  ['art/probe.ts', '#site/routes.ts'],
  ['art/share/probe.ts', '../../workshop/drawing/paper/palettes.ts'],
  ['workshop/drawing/probe.ts', '../../tests/lint/probe.ts'],
  ['workshop/drawing/map/probe.ts', '../../../prerender/build.ts'],
  ['tools/editor/probe.ts', '../../workshop/drawing/draw.ts'],
  ['tools/probe.ts', '../tests/playwright/site.ts'],
  ['tests/site/probe.ts', '../../workshop/drawing/covers/covers.ts'],
  ['tests/probe.ts', '../workshop/bench/server/bench.ts'],
  ['site/probe.ts', '#server/config.ts'],
  ['site/sections/probe.ts', '#server/config.ts'],
  ['site/pages/blog/probe.ts', '../../../server/config.ts'],
  ['site/sections/probe.ts', '../forms/field.tsx'],
  ['site/pages/blog/probe.ts', '#contract/enquiry.ts'],
  ['site/sections/probe.ts', '../layout/footer.tsx'],
  ['site/sections/probe.ts', '../routes.ts'],
  ['site/sections/probe.ts', '#site/pages/team/team-page.tsx'],
  ['site/forms/probe.ts', '../sections/hero.tsx'],
  ['site/forms/probe.ts', '#content/schema/text.ts'],
  ['site/ui/probe.ts', '../sections/picture-hero.tsx'],
  ['site/ui/icons/probe.ts', '../../layout/footer.tsx'],
  ['site/navigation/probe.ts', '../ui/icon.tsx'],
  ['site/layout/probe.ts', '../sections/picture-hero.tsx'],
  ['site/layout/probe.ts', '../entry-server.tsx'],
  ['site/behaviors/probe.ts', '../ui/icon.tsx'],
  ['site/islands/probe.ts', '../sections/picture-hero.tsx'],
  ['site/pages/probe.ts', '../layout/footer.tsx'],
  ['site/pages/probe.ts', '#prerender/build.ts'],
  ['site/pages/team/probe.tsx', '#content/schema/text.ts'],
  ['site/pages/team/probe.tsx', './page.ts'],
  ['site/pages/team/probe.tsx', '../case-schema.ts'],
  ['site/pages/consulting/probe.tsx', './anchors-check.ts'],
  ['site/gallery/probe.ts', '../forms/field.tsx'],
  ['site/inline/probe.ts', '../behaviors/scroll-spy.ts'],
  ['site/inline/probe.ts', '#contract/enquiry.ts'],
  ['site/inline/probe.ts', '../routes.ts'],
] as const;

/** Imports that the rules allow. The files they begin in are made up, those they lead to exist. */
const allowedImports = [
  ['server/probe.ts', '#contract/enquiry.ts'],
  ['server/pages/probe.ts', '../company/read-company.ts'],
  ['server/mail/probe.test.ts', '../storage/open-database.ts'],
  ['server/cli/commands/probe.ts', '../../config.ts'],
  ['server/probe.ts', '#hosting/security-headers.ts'],
  ['prerender/probe.ts', '#hosting/security-headers.ts'],
  ['prerender/probe.ts', '#site/entry-server.tsx'],
  ['prerender/data/probe.ts', '#content/schema/text.ts'],
  ['site/probe.ts', './layout/footer.tsx'],
  ['site/pages/blog/probe.ts', '../../ui/icon.tsx'],
  ['site/pages/blog/probe.ts', '../../sections/picture-hero.tsx'],
  ['site/forms/probe.ts', '#contract/enquiry.ts'],
  ['site/pages/probe.ts', '../sections/picture-hero.tsx'],
  ['site/sections/home/probe.ts', '../../islands/island.tsx'],
  ['site/inline/probe.ts', '../navigation/address.ts'],
  ['site/gallery/probe.ts', '../pages/home/home-page.tsx'],
  ['site/pages/consulting/probe-check.test.ts', './anchors-check.ts'],
  ['site/pages/pos-system/probe.tsx', './itemized-check.tsx'],
  ['site/pages/team/page.ts', '#content/schema/text.ts'],
  ['site/pages/team/team-schema.ts', '#content/schema/text.ts'],
  ['art/probe.ts', '#prerender/build.ts'],
  ['workshop/drawing/probe.ts', './paper/palettes.ts'],
  ['workshop/drawing/map/probe.ts', '../../../art/brand/read-brand.ts'],
  ['tools/probe.ts', '../art/encode/encode.ts'],
  ['tools/probe.ts', '#server/config.ts'],
  ['tests/probe.ts', '#site/routes.ts'],
  ['tests/lint/probe.ts', '../../tools/run-step.ts'],
] as const;

/** Imports of browser-only code in files that render a page's markup. */
const stateInMarkup = [
  'site/pages/blog/probe.tsx',
  'site/pages/probe.tsx',
  'site/layout/probe.tsx',
  'site/ui/probe.tsx',
].flatMap((file) => [[file, 'react', 'useState'] as const, [file, 'react', 'useEffect'] as const]);

/** Imports of browser-only code where it belongs. */
const stateInIslands = ['site/pages/blog/probe.island.tsx', 'site/pages/blog/use-probe.ts', 'site/forms/probe.tsx'].map(
  (file) => [file, 'react', 'useState'] as const,
);

/** Lints files with one import each. Resolves to the imports that the import rules refuse, as file and import. */
async function importProblems(
  imports: readonly (readonly [file: string, from: string, name?: string])[],
): Promise<string[]> {
  const folder = temporaryFolder();
  for (const name of ['oxlint.config.ts', 'tools/lint', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(project, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  const importByFile = new Map(
    imports.map(([file, from], index) => [file.replace('probe', `probe-${index}`), `${file}: ${from}`]),
  );
  for (const [index, [file, from, name = 'something']] of imports.entries()) {
    const path = join(folder, file.replace('probe', `probe-${index}`));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { ${name} } from '${from}';\n\nexport const kept: unknown = ${name};\n`);
  }
  const modules = new Set(imports.map(([file]) => file.replace(/\/.*/, '')));
  const linter = join(project, 'node_modules/oxlint/bin/oxlint');
  const run = promisify(execFile)(process.execPath, [linter, '--format=json', ...modules], { cwd: folder });
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  return diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename }) => importByFile.get(filename) ?? filename);
}

test('an import that a module may not make is refused', async () => {
  expect((await importProblems(forbiddenImports)).toSorted()).toEqual(
    forbiddenImports.map(([file, from]) => `${file}: ${from}`).toSorted(),
  );
});

test('state and effects outside of islands are refused', async () => {
  expect((await importProblems(stateInMarkup)).toSorted()).toEqual(
    stateInMarkup.map(([file, from]) => `${file}: ${from}`).toSorted(),
  );
  expect(await importProblems(stateInIslands)).toEqual([]);
});

test('an allowed import is accepted', async () => {
  expect(await importProblems(allowedImports)).toEqual([]);
});

/** Folders without modules: styles, texts, installed or generated files. */
const otherFolders = ['docs', 'node_modules', 'styles', 'dist', 'data', 'test-results', 'playwright-report'];

test.each(Object.entries(knownNames))('the rules list exactly the folders and files of “%s”', (folder, listed) => {
  const existing = globSync(`{*/,*.ts,*.tsx}`, { cwd: join(project, folder) })
    .filter((name) => !/\.test\.tsx?$|\.d\.ts$|\.config\.ts$/.test(name))
    .map((name) => name.replace(/\/$|\.tsx?$/, ''))
    .filter((name) => !otherFolders.includes(name));
  // Another company's project may lack these.
  const mayBeGone = isSample ? [] : ['workshop', ...knownNames.workshop];
  const required = listed.filter((name) => !mayBeGone.includes(name) || existing.includes(name));
  expect(existing.toSorted()).toEqual(required.toSorted());
});

test.each(allowedImports)('what %s is allowed to import exists: %s', (file, from) => {
  const path = from.startsWith('#') ? from.slice(1) : join(dirname(file), from);
  expect(existsSync(join(project, path)) || (!isSample && path.startsWith('workshop/'))).toBe(true);
});
