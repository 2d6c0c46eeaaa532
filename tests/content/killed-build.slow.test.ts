import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { projectRoot } from '#prerender/project-root.ts';

/** A previous site of one file, and the build that is to replace it. */
function createPreviousSite() {
  const root = temporaryFolder();
  const out = join(root, 'dist');
  mkdirSync(join(out, '.build'), { recursive: true });
  writeFileSync(join(out, 'index.html'), 'The previous site');
  return { root, out, build: [join(projectRoot, 'prerender/build.ts'), '--out', out, '--without-share-pictures'] };
}

/** The environment of a build: the settings and the NODE_ENV of this process would change what is built. */
const env = { PATH: process.env['PATH'] };

/** The steps that a build prints. Pictures are copied during the last two. */
const steps = ['Reading', 'Bundling', 'Rendering', 'Writing'];

/**
 * The option with which a program kills itself before it prints a line that begins with `start`. If the test killed it,
 * it could have ended before, on a busy machine.
 */
const killAtLine = (start: string): string => {
  const code = [
    `const write = process.stdout.write.bind(process.stdout);`,
    `process.stdout.write = (text, ...others) => {`,
    `  if (String(text).startsWith('${start}')) process.kill(process.pid, 'SIGKILL');`,
    `  return write(text, ...others);`,
    `};`,
  ].join(' ');
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
};

test('a build that is killed at the start of any of its steps leaves the previous site complete, and the next one leaves its own', async () => {
  const { root, out, build } = createPreviousSite();
  for (const step of steps) {
    const child = spawn(process.execPath, [killAtLine(step), ...build], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    expect((await once(child, 'exit'))[1], step).toBe('SIGKILL');
    expect(readdirSync(out).toSorted(), step).toEqual(['.build', 'index.html']);
    expect(readFileSync(join(out, 'index.html'), 'utf8'), step).toBe('The previous site');
  }
  expect(spawnSync(process.execPath, build, { env }).status).toBe(0);
  expect(readFileSync(join(out, 'index.html'), 'utf8').slice(0, 15)).toBe('<!doctype html>');
  expect(readdirSync(root)).toEqual(['dist']);
}, 600_000);

test('two concurrent builds into one folder both succeed, and leave one complete site', async () => {
  const { root, out, build } = createPreviousSite();
  const exits = [1, 2].map(() =>
    once(spawn(process.execPath, build, { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit'),
  );
  expect(await Promise.all(exits)).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(readdirSync(root)).toEqual(['dist']);
  const listFiles = () => readdirSync(out, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = listFiles();
  expect(spawnSync(process.execPath, build, { env }).status).toBe(0);
  expect(listFiles()).toEqual(files);
}, 600_000);
