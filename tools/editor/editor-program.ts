import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileResponseWithin, type EditorResponse } from './editor-response.ts';

const program = join(dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))), '..');

/** Packages that the CMS imports by bare names, which browsers do not resolve. */
const packages: Record<string, string> = {
  immutable: 'immutable/dist/immutable.es.js',
  turndown: 'turndown/lib/turndown.browser.es.js',
};

/** The result of {@link localProgram}, kept because changing two megabytes whenever the editor opens takes longer than sending them. */
let changedProgram: Promise<string> | undefined;

/** A file of the CMS's package or of a package that it imports, by its path there. */
export async function programFile(path: string): Promise<EditorResponse | undefined> {
  if (path === 'npm/index.js') {
    changedProgram ??= localProgram().catch((error: unknown) => {
      // Not kept: the next request reads the file again.
      changedProgram = undefined;
      throw error;
    });
    return { status: 200, type: 'text/javascript', body: await changedProgram };
  }
  const name = /^packages\/(\w+)\.js$/.exec(path)?.[1] ?? '';
  const file = Object.hasOwn(packages, name) ? packages[name] : undefined;
  return file ? fileResponseWithin(join(program, '../..'), file) : fileResponseWithin(program, path);
}

/**
 * Changes without which a page of the editor takes a third longer to open. Our configuration has two megabytes. Each time, the
 * program would validate it (tests/content/editor-program.test.ts does that once) and convert it to YAML for a hash.
 */
const fasterStart: readonly [pattern: RegExp, replacement: string][] = [
  [/(\(\{config:\w+,schemas:)\w+\(\)/, '$1undefined'],
  [/(=await \w+\()[\w$]+(\(\w+\)\),console\.debug\(`CMS configuration:`)/, '$1JSON.stringify$2'],
];

/** The CMS's program, changed to start faster and to load its fonts from its package instead of a CDN. */
async function localProgram(): Promise<string> {
  const original = await readFile(join(program, 'npm/index.js'), 'utf8');
  const faster = fasterStart.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), original);
  const text = faster.replaceAll(/\bimport\(`(\w+)(?:\/[^`]*)?`\)/g, (dynamicImport, name) =>
    Object.hasOwn(packages, String(name)) ? `import(\`../packages/${name}.js\`)` : dynamicImport,
  );
  const fonts = globSync('npm/assets/*.woff2', { cwd: program });
  return text.replaceAll(
    /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)[:@][^)\s]+\.woff2/g,
    (cdnAddress, name) => {
      const font = fonts.find((file) => basename(file).startsWith(`${String(name)}-`));
      return font ? `program/${font}` : cdnAddress;
    },
  );
}
