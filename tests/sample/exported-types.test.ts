import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';

const folders = '{art,content,contract,hosting,languages,prerender,server,site,tests,tools,workshop}';
const files = globSync([`${folders}/**/*.{ts,tsx}`, '*.ts'], {
  cwd: projectRoot,
  // Peers of the bench take the place of files of site/.
  exclude: (name) => /(node_modules|peers|\.d\.ts)$/.test(name),
}).map((file) => ({ file, source: readFileSync(join(projectRoot, file), 'utf8') }));

/** The names that a file imports, as `<imported file> <name>`. */
const importsIn = (file: string, source: string) =>
  [...source.matchAll(/\b(?:import|export)\s[^;{}'"]*\{([^}]*)\}\s*from\s*'([^']+)'/g)].flatMap(
    ([, names = '', from = '']) => {
      const path = from.startsWith('#') ? from.slice(1) : join(dirname(file), from);
      return names.split(',').map(
        (name) =>
          `${path} ${name
            .trim()
            .replace(/^type\s+/, '')
            .replace(/\s.*/s, '')}`,
      );
    },
  );

/** The types that a file exports, without those that only make tsc compare two lists. */
const exportedTypes = (source: string) =>
  [...source.matchAll(/^export (?:interface|type) (\w+)\b(?!.*= None<)/gm)].map(([, name = '']) => name);

// Another company's project is not checked: without pages or studies that it deleted, a type may have no importer.
test('every exported type is imported by another file: leave `export` out otherwise', () => {
  const imported = new Set(files.flatMap(({ file, source }) => importsIn(file, source)));
  const types = files.flatMap(({ file, source }) => exportedTypes(source).map((name) => `${file} ${name}`));
  expect(types.length).toBeGreaterThan(100);
  expect(types.filter((type) => !imported.has(type))).toEqual([]);
});
