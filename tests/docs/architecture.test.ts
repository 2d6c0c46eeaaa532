import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { isSample } from '#tools/content-folder.ts';
import lint from '../../oxlint.config.ts';

/** The permitted imports of each module in the table of docs/architecture.md: names without site/, sorted. */
const documentedImports = new Map(
  [
    ...readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8').matchAll(/^\| `([\w/]+)\/` *\|.*\|([^|]*)\|$/gm),
  ].map(([, module = '', imports = '']) => [
    module,
    [...imports.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).toSorted(),
  ]),
);

/** The permitted imports of each module by the lint rules, which list them in their messages. */
const lintedImports = new Map(
  (lint.overrides ?? []).flatMap(({ rules }) => {
    const [, options] = (rules?.['typescript/no-restricted-imports'] ?? []) as [
      string,
      { patterns: { message: string }[] }?,
    ];
    const [, module = '', allowed = ''] =
      /^([\w/]+)\/ may import (.*) only/.exec(options?.patterns[0]?.message ?? '') ?? [];
    const names = allowed === 'nothing of ours' ? [] : allowed.split(', ').toSorted();
    return module === '' ? [] : [[module, names] as const];
  }),
);

test('every module in the table exists', () => {
  // Another company's project lacks the folders of workshop/.
  const mayBeGone = (module: string) => !isSample && module.startsWith('workshop');
  const missing = [...documentedImports.keys()].filter(
    (module) => !mayBeGone(module) && !existsSync(join(projectRoot, module)),
  );
  expect(missing).toEqual([]);
});

test('the table of modules matches the imports that lint allows', () => {
  // Modules of server/ are in its own readme, the files at the top level of site/ below the table; for tools/ and tests/ a
  // list of forbidden modules is shorter.
  const isInTable = (module: string) => !/^(server\/.*|site|tools|tests)$/.test(module);
  const compared = [...lintedImports].filter(([module]) => isInTable(module));
  expect(compared.length).toBeGreaterThan(20);
  expect(compared.map(([module]) => [module, documentedImports.get(module)])).toEqual(compared);
  const withoutRule = [...documentedImports.keys()].filter((module) => !lintedImports.has(module));
  expect(withoutRule.filter((module) => !module.startsWith('workshop/bench/'))).toEqual([]);
});
