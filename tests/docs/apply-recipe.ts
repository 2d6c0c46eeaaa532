import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '#prerender/project-root.ts';
import { isSample } from '#tools/content-folder.ts';

const hasGit = spawnSync('git', ['--version']).status === 0;

/** What recipes change, and what their tests need. */
const parts = [
  ...['contract', 'content', 'hosting', 'languages', 'prerender', 'server', 'site', 'tests', 'tools'],
  ...['.env.example', 'package.json', 'tsconfig.base.json', 'vitest.config.ts'],
];

interface Recipe {
  /** The document whose ```diff block is the recipe. */
  document: string;
  /** The projects to compile, each with a tsconfig.json. */
  projects: string[];
  /** The tests to run, as vitest filters files. */
  tests: string[];
}

/** Tests that a recipe applies to the project as it is, compiles, and passes its own tests. */
export function testRecipe(title: string, { document, projects, tests }: Recipe) {
  test.runIf(hasGit)(title, { timeout: 900_000 }, () => {
    const run = programsIn(copyOfProject());
    // Other companies have other words, as the recipes say.
    const words = isSample ? [] : ['--exclude=content/*'];
    expect(run('git', ['apply', ...words, '-'], diffIn(document))).toBe('well');
    const compiled = projects.map((project) => [
      project,
      run(...node('typescript/bin/tsc', '-p', project, '--noEmit')),
    ]);
    expect(compiled).toEqual(projects.map((project) => [project, 'well']));
    expect(run(...node('vitest/vitest.mjs', 'run', ...tests))).toBe('well');
  });
}

function diffIn(document: string): string {
  const [, diff = ''] = /^```diff\n(.*?)^```$/ms.exec(readFileSync(join(projectRoot, document), 'utf8')) ?? [];
  return diff;
}

function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of parts) cpSync(join(projectRoot, part), join(folder, part), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const node = (script: string, ...args: string[]): [string, string[]] => [
  process.execPath,
  [`node_modules/${script}`, ...args],
];

/** Runs a program in a folder: `well`, or what it said. */
const programsIn =
  (folder: string) =>
  (command: string, args: string[], input = '') => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, input, encoding: 'utf8' });
    return status === 0 ? 'well' : `${stdout}${stderr}`;
  };
