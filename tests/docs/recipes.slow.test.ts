import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { hasGit } from '#hosting/testing/test-repository.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { isSample } from '#tools/content-folder.ts';
import { parseMarkup } from '../site/parsed-document.ts';

const productPage = 'docs/product-page.md';

/**
 * The documents whose ```diff block changes the project, each with the tests to run afterward, as filters for
 * vitest. Once you have applied one, delete its entry.
 */
const recipes: { document: string; tests: string[] }[] = [
  {
    document: 'docs/form-field.md',
    tests: [
      'contract/validate-enquiry',
      'site/forms',
      'server/every-field',
      ...['show', 'export', 'search'].map((command) => `server/cli/commands/${command}`),
      ...['enquiry-mail', 'mail-languages'].map((name) => `server/mail/${name}`),
      'server/webhook/webhook-sender',
      ...['refusal-messages', 'refusal-page', 'enquiry-form-post', 'enquiry-json'].map(
        (name) => `server/enquiries/${name}`,
      ),
      ...['enquiry-key', 'kysely-enquiry-store', 'repeated-enquiries'].map((name) => `server/storage/${name}`),
    ],
  },
  { document: 'docs/analytics.md', tests: ['site/behaviors/analytics', 'server/pages/answer-page'] },
  {
    document: 'docs/slack.md',
    tests: ['slack', 'channels/channels', 'config.test', 'start-message', 'env-example'].map(
      (name) => `server/${name}`,
    ),
  },
  // A company that has followed this one already has the page. Its test is the built site.
  ...(isSample ? [{ document: productPage, tests: [] }] : []),
];

/** The projects with a tsconfig.json that recipes change. `.` also has the code of all pages. */
const changedProjects = ['contract', 'languages', 'hosting', 'server', '.'];

/** The parts of the project that recipes change, and that their tests and the build need. */
const copiedParts = 'art contract content hosting languages prerender server site tests tools workshop/research'
  .split(' ')
  .concat(
    '.env.example',
    'LICENSE',
    'oxlint.config.ts',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'vitest.config.ts',
  );

/** Linked, because nothing changes them. */
const linkedParts = ['node_modules', 'content/pictures'];

/** The sample's tests import workshop/, of which only a part is copied, and nothing reads the paintings. */
const excludedPaths = ['tests/sample', 'tests/acceptance', 'art/masters', ...linkedParts].map((path) =>
  join(projectRoot, path),
);

const buildScript = `import { buildSite } from './prerender/build-site.ts';
await buildSite({ content: 'content', out: 'dist', sharePictures: false, compress: false });`;

// Another company has other words, as the recipes say. For Git, a star also matches slashes.
const applyArgs = ['apply', ...(isSample ? [] : ['--exclude=content/*.yaml'])];

const readDocument = (document: string) => readFileSync(join(projectRoot, document), 'utf8');

function diffIn(document: string): string {
  const [, diff = ''] = /^```diff\n(.*?)^```$/ms.exec(readDocument(document)) ?? [];
  return diff;
}

/** Runs a program in a folder. Returns what it printed if it failed; otherwise ''. */
function failureOf(cwd: string, program: string, args: string[], input = ''): string {
  // No recipe changes what differs between databases, and a separate PostgreSQL takes seconds to start.
  const env = { ...process.env, TEST_DATABASES: 'sqlite' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, input, encoding: 'utf8' });
  return status === 0 ? '' : `${args.join(' ')}:\n${stdout}${stderr}`;
}

function copyProject(): string {
  const folder = temporaryFolder();
  for (const part of copiedParts.filter((each) => existsSync(join(projectRoot, each)))) {
    cpSync(join(projectRoot, part), join(folder, part), {
      recursive: true,
      filter: (source) => !excludedPaths.includes(source),
    });
  }
  for (const part of linkedParts) symlinkSync(join(projectRoot, part), join(folder, part));
  return folder;
}

describe.runIf(hasGit)('the recipes of docs/', () => {
  test.each(recipes)('$document applies to the project as is', ({ document }) => {
    expect(failureOf(projectRoot, 'git', [...applyArgs, '--check', '-'], diffIn(document))).toBe('');
  });

  // Compiling and building separately for each recipe would take three times as long.
  test('compile together, pass their tests and add a page to the site', { timeout: 900_000 }, () => {
    const root = copyProject();
    for (const { document } of recipes) expect(failureOf(root, 'git', [...applyArgs, '-'], diffIn(document))).toBe('');
    for (const project of changedProjects) {
      const compiler = ['node_modules/typescript/bin/tsc', '-p', project, '--noEmit', '--singleThreaded'];
      expect(failureOf(root, process.execPath, compiler)).toBe('');
    }
    const tests = recipes.flatMap((recipe) => recipe.tests);
    expect(failureOf(root, process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests])).toBe('');
    if (recipes.some(({ document }) => document === productPage)) expectProductPage(root);
  });
});

/** Builds the site of a copy to which docs/product-page.md was applied, and looks for the product. */
function expectProductPage(root: string) {
  const [, entry = ''] = /^ *```yaml\n *(- .*\n)/m.exec(readDocument(productPage)) ?? [];
  const navigation = join(root, 'content/navigation.yaml');
  writeFileSync(navigation, readFileSync(navigation, 'utf8').replace('header:\n', `header:\n  ${entry}`));
  expect(failureOf(root, process.execPath, ['--input-type=module', '-e', buildScript])).toBe('');

  const built = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
  const document = parseMarkup(built('yard-board/index.html'), 'text/html');
  const textOf = (selector: string) => document.querySelector(selector)?.textContent;
  expect(textOf('main h1')).toContain('Every truck knows its dock');
  expect(textOf('main h2')).toBe('One line per dock');
  expect(textOf('main dl')).toContain('late, expected 8:15');
  expect(textOf('script[type="application/ld+json"]')).toContain('"SoftwareApplication"');
  expect(parseMarkup(built('index.html'), 'text/html').querySelector('header a[href="/yard-board/"]')).not.toBeNull();
  expect(built('sitemap.xml')).toContain('/yard-board/');
}
