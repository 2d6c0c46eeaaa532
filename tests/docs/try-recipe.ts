import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { isSample } from '#tools/content-folder.ts';

/** Milliseconds for copying, compiling and testing on a busy machine. */
export const recipeTimeout = 900_000;

/** The parts of the project that recipes change, and that their tests need. */
const copiedParts = 'art contract content hosting languages prerender server site tests tools'
  .split(' ')
  .concat(
    '.env.example',
    'oxlint.config.ts',
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'vitest.config.ts',
  );

/** The sample's tests import workshop/, which is not copied, and neither compiler nor tests read the paintings. */
const excludedPaths = ['tests/sample', 'tests/acceptance', 'art/masters'].map((path) => join(projectRoot, path));

interface Recipe {
  /** The document whose ```diff block is the recipe. */
  document: string;
  /** The folders of the projects to compile, each with a tsconfig.json. The one of `.` also has the code of all pages. */
  projects: string[];
  /** The tests to run, as vitest filters files. */
  tests: string[];
}

/**
 * Applies a recipe to a copy of the project, compiles it and runs tests there. Returns the output of the first program
 * that failed; '' if all succeeded.
 */
export function tryRecipe({ document, projects, tests }: Recipe): string {
  const cwd = copyOfProject();
  // Another company has other words, as the recipes say. A star matches folders, too.
  const flags = isSample ? [] : ['--exclude=content/*.yaml'];
  const steps = [
    ['git', 'apply', ...flags, '-'],
    ...projects.map((project) => [
      process.execPath,
      'node_modules/typescript/bin/tsc',
      '-p',
      project,
      '--noEmit',
      '--singleThreaded',
    ]),
    [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...tests],
  ];
  // A recipe changes no dialect, and a PostgreSQL of its own takes seconds to start.
  const env = { ...process.env, TEST_DATABASES: 'sqlite' };
  for (const [program = '', ...args] of steps) {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd,
      env,
      input: diffIn(document),
      encoding: 'utf8',
    });
    if (status !== 0) return `${args.join(' ')}:\n${stdout}${stderr}`;
  }
  return '';
}

function diffIn(document: string): string {
  const [, diff = ''] = /^```diff\n(.*?)^```$/ms.exec(readFileSync(join(projectRoot, document), 'utf8')) ?? [];
  return diff;
}

function copyOfProject(): string {
  const folder = temporaryFolder();
  for (const part of copiedParts) {
    cpSync(join(projectRoot, part), join(folder, part), {
      recursive: true,
      filter: (source) => !excludedPaths.includes(source),
    });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
