import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { slugify } from '#content/schema/slug.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { isSample } from '#tools/content-folder.ts';

/** Folders that installs and builds make, which are not in the repository. */
const generatedFolders = ['**/node_modules', 'dist', '.cache', '.git', 'test-results', 'data'];
const filesLike = (pattern: string) => globSync(pattern, { cwd: projectRoot, exclude: generatedFolders });
const files = filesLike('**/*');
const fileNames = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)));
const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/', 1)[0]));

const documents = filesLike('{*.md,docs/**/*.md,**/README.md}');
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/**
 * Folders that a company may lack, although the documents mention them: `npm run new-company` deletes the sample, and a
 * company deletes the pages that it does not need.
 */
const removableFolders = isSample
  ? []
  : ['workshop', 'content', 'art', 'site/pages', 'tests/sample', 'tests/acceptance'];
const isRemovable = (name: string) =>
  removableFolders.some((folder) => name === folder || name.startsWith(`${folder}/`));

const withoutBlocks = (text: string) => text.replaceAll(/^ *```[^]*?^ *```$/gm, '');

const scriptsOf = (folder: string) =>
  Object.keys((JSON.parse(read(join(folder, 'package.json'))) as { scripts?: object }).scripts ?? {});

/** Files that the sample lacks, which readers create when they need them. */
const createdByReaders = new Set([
  'art/masters/photos/',
  'art/masters/focus.yaml',
  'masters/focus.yaml',
  'content/brand/marks/',
  'content/plain-pages/impressum.yaml',
  'content/pages/yard-board.yaml',
  'art/masters/hero-yard-board.jpg',
]);

/**
 * The paths that a text names in backticks and that do not exist: from the root of the repository, from `folder`, by the
 * end of a path, or by name alone.
 */
function missingPaths(text: string, folder: string): string[] {
  const namesInText = [...withoutBlocks(text).matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  return namesInText.filter((name) => {
    // Anything else, such as `npm run` or a call, is neither a path nor a pattern of paths.
    if (!/^[\w.@/*{},-]+$/.test(name) || createdByReaders.has(name)) return false;
    const [top = ''] = name.split('/', 1);
    if (isRemovable(name)) return false;
    const mayBeInFolder = top !== '' && folder !== '.' && !generatedFolders.includes(top);
    const isInFolder = mayBeInFolder && existsSync(join(projectRoot, folder, top));
    const isPath = name.includes('/') && (topFolders.has(top) || isInFolder);
    if (isPath) return ![name, join(folder, name)].some((path) => filesLike(path).length > 0);
    const mayBelongToRemovedPage = !isSample && /\.(tsx|css)$/.test(name);
    if (mayBelongToRemovedPage) return false;
    if (/.\/.*\.(tsx?|css)$/.test(name)) return !files.some((file) => matchesGlob(file, `**/${name}`));
    return /^[\w.-]+\.(tsx?|css|spec|test|fault)$/.test(name) && !name.startsWith('.') && !fileNames.has(name);
  });
}

/** The npm scripts in a text that no package.json has. */
function missingScripts(text: string): string[] {
  const runs = [...text.matchAll(/npm (?:--prefix (\S+) )?(?:run (?:--?\S+ )*|(?=start\b|test\b))([\w:-]+)/g)];
  return runs.flatMap(([whole, folder = '.', script = '']) =>
    isRemovable(folder) || scriptsOf(folder).includes(script) ? [] : [whole],
  );
}

const anchorsOf = (file: string) =>
  new Set([...withoutBlocks(read(file)).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => slugify(heading)));

/** The links of a text to files or headings that do not exist. */
function missingLinks(text: string, file: string): string[] {
  const links = [
    ...withoutBlocks(text)
      .replaceAll(/`[^`]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^(https?:|mailto:|\/)/.test(link) || link.includes('<')) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (isRemovable(target)) return false;
    if (!existsSync(join(projectRoot, target))) return true;
    return anchor !== undefined && !anchorsOf(target).has(anchor);
  });
}

test.each(documents)('%s names only existing files, scripts and headings', (file) => {
  const text = read(file);
  expect({
    paths: missingPaths(text, dirname(file)),
    scripts: missingScripts(text),
    links: missingLinks(text, file),
  }).toEqual({
    paths: [],
    scripts: [],
    links: [],
  });
});

test('missing paths, scripts and links are found', () => {
  expect(missingPaths('`server/gone.ts`, `server/main.ts`, `gone.test.ts` and `main.ts`', '.')).toEqual([
    'server/gone.ts',
    'gone.test.ts',
  ]);
  expect(missingPaths('`sqlite/gone.ts`, `gone/main.ts` and `sqlite/open-sqlite.ts`', 'server')).toEqual([
    'sqlite/gone.ts',
    'gone/main.ts',
  ]);
  expect(
    missingScripts('npm run gone, npm run --silent doctor, npm start, npm --prefix workshop/drawing start'),
  ).toEqual(['npm run gone']);
  expect(missingLinks('[a](docs/gone.md), [b](docs/design.md#gone), [c](docs/design.md#motion)', 'README.md')).toEqual([
    'docs/gone.md',
    'docs/design.md#gone',
  ]);
});
