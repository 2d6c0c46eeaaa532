import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { benchRoot, projectRoot } from '../folders.ts';
import { stagedFolders, stagedImports } from './staged-imports.ts';

/** The only file that runs before the peers are staged. */
const unstagedFile = 'ours/page-data.ts';

/** The scripts and pages of the peers, from which all other imports are reached. */
const entryFiles = globSync(['ours/*.{ts,tsx}', 'peers/**/*.{ts,tsx,astro}'], {
  cwd: benchRoot,
  exclude: [unstagedFile, '**/*.d.ts'],
}).map((file) => join(benchRoot, file));

/** Places in a stage of files that are written there, or that only one peer has. */
const generated = /^\.\/(?:pages-data|src)\//;

/** The specifiers of a module's imports at runtime, without imports of types. */
function specifiersOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.astro')) return [...source.matchAll(/^\s*import .*'(.+)';$/gm)].map((match) => match[1]!);
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    // An import of a computed address has no quoted specifier.
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^'(.+)'$/.exec(source.slice(start, end))?.[1] ?? [],
    ),
  ];
}

/** The path in a stage to which a specifier such as `#site/routes.ts` leads; undefined if nothing there maps it. */
function stagedPath(specifier: string): string | undefined {
  const mapped = Object.entries(stagedImports).find(([name]) =>
    name.endsWith('*') ? specifier.startsWith(name.slice(0, -1)) : specifier === name,
  );
  return mapped && mapped[1].replace('*', specifier.slice(mapped[0].length - 1));
}

/** The file to which a `#` or relative specifier in `file` leads; undefined if the stage does not have it. */
function stagedFile(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('#')) return join(dirname(file), specifier);
  const path = stagedPath(specifier);
  return path && join(path.startsWith('./ours/') ? benchRoot : projectRoot, path);
}

/** The folder with which a file is staged: a peer's, one of the project's, or `ours`; undefined if the stage lacks the file. */
function stagedFolderOf(file: string): string | undefined {
  if (!existsSync(file) || file === join(benchRoot, unstagedFile)) return undefined;
  const peerOrOurs = /^(?:peers\/[^/]+|ours)(?=\/)/.exec(relative(benchRoot, file))?.[0];
  return peerOrOurs ?? stagedFolders.find((folder) => file.startsWith(join(projectRoot, folder, '/')));
}

test('everything that the peers import from the project is staged for them', () => {
  const problems: string[] = [];
  const files = new Set(entryFiles);
  for (const file of files) {
    for (const specifier of specifiersOf(file)) {
      if (!/^[#.]/.test(specifier) || generated.test(stagedPath(specifier) ?? '')) continue;
      const imported = stagedFile(file, specifier.replace(/\?.*/, ''));
      const folder = imported && stagedFolderOf(imported);
      // In a stage a folder has other neighbors: only an address with # leads from one to another.
      if (!folder || (specifier.startsWith('.') && folder !== stagedFolderOf(file)))
        problems.push(`${relative(projectRoot, file)} imports ${specifier}`);
      else if (/\.tsx?$/.test(imported)) files.add(imported);
    }
  }
  expect(problems).toEqual([]);
  expect(files).toContain(join(projectRoot, 'site/pages/rd-rental/rd-rental-page.tsx'));
});
