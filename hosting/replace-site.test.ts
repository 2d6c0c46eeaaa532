import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { restoreFormerSite, replaceSite } from './replace-site.ts';
import type { FolderOperations } from './replace-site.ts';

/** A former site of two files, and a finished one beside it. */
function createSites() {
  const root = temporaryFolder();
  const site = join(root, 'dist');
  const finished = join(root, '.dist.unfinished-1');
  write(site, 'former');
  write(finished, 'new');
  return { root, site, finished };
}

function write(folder: string, text: string) {
  fs.mkdirSync(folder, { recursive: true });
  for (const name of ['index.html', '404.html']) fs.writeFileSync(join(folder, name), text);
}

/** The text of the site's files if all of them agree. */
function textOf(site: string): string {
  const texts = ['index.html', '404.html'].map((name) => fs.readFileSync(join(site, name), 'utf8'));
  return new Set(texts).size === 1 ? texts[0]! : texts.join(' and ');
}

it('the finished site replaces the former one, and nothing is left beside it', () => {
  const { root, site, finished } = createSites();
  replaceSite(finished, site);
  expect(textOf(site)).toBe('new');
  expect(fs.readdirSync(root)).toEqual(['dist']);
});

it('the very first site is put in place', () => {
  const { root, site, finished } = createSites();
  fs.rmSync(site, { recursive: true });
  replaceSite(finished, site);
  expect(textOf(site)).toBe('new');
  expect(fs.readdirSync(root)).toEqual(['dist']);
});

/** A swap in a process that is killed by SIGKILL before or right after one of its renames and deletions, counted from 1. */
function killDuringSwap(finished: string, site: string, operation: number, moment: 'before' | 'after') {
  const script = `
    import fs from 'node:fs';
    import { replaceSite } from ${JSON.stringify(join(import.meta.dirname, 'replace-site.ts'))};
    let count = 0;
    const killing = (operate) => (...args) => {
      count += 1;
      if (count === ${operation} && '${moment}' === 'before') process.kill(process.pid, 'SIGKILL');
      operate(...args);
      if (count === ${operation} && '${moment}' === 'after') process.kill(process.pid, 'SIGKILL');
    };
    replaceSite(${JSON.stringify(finished)}, ${JSON.stringify(site)}, {
      existsSync: fs.existsSync, renameSync: killing(fs.renameSync), rmSync: killing(fs.rmSync),
    });`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script]).signal;
}

/** A swap consists of a deletion, two renames and a deletion. */
const killMoments = [1, 2, 3, 4].flatMap((operation) => [
  [operation, 'before'] as const,
  [operation, 'after'] as const,
]);

it.each(killMoments)('killed at operation %i, %s it: the server’s start finds a complete site', (operation, moment) => {
  const { site, finished } = createSites();
  expect(killDuringSwap(finished, site, operation, moment)).toBe('SIGKILL');
  restoreFormerSite(site);
  expect(['former', 'new']).toContain(textOf(site));
});

it.each(killMoments)(
  'killed at operation %i, %s it: the next build leaves its own site and nothing else',
  (operation, moment) => {
    const { root, site, finished } = createSites();
    expect(killDuringSwap(finished, site, operation, moment)).toBe('SIGKILL');
    write(finished, 'next');
    replaceSite(finished, site);
    expect(textOf(site)).toBe('next');
    expect(fs.readdirSync(root)).toEqual(['dist']);
  },
);

it('a finished site that cannot be put in place leaves the former one there', () => {
  const { site, finished } = createSites();
  const operations: FolderOperations = {
    ...fs,
    renameSync: (from, to) => {
      if (from === finished) throw new Error('the disk is gone');
      fs.renameSync(from, to);
    },
  };
  expect(() => replaceSite(finished, site, operations)).toThrow('the disk is gone');
  expect(textOf(site)).toBe('former');
});

it('a server that starts between the two renames restores the former site, and the new one still follows', () => {
  const { root, site, finished } = createSites();
  const served: string[] = [];
  const operations: FolderOperations = {
    ...fs,
    renameSync: (from, to) => {
      if (from === finished && served.length === 0) {
        restoreFormerSite(site);
        served.push(textOf(site));
      }
      fs.renameSync(from, to);
    },
  };
  replaceSite(finished, site, operations);
  expect(served).toEqual(['former']);
  expect(textOf(site)).toBe('new');
  expect(fs.readdirSync(root)).toEqual(['dist']);
});

/** The operations of the file system, with `interfere` called before each, with its number. */
function watchedOperations(interfere: (operation: number) => void): FolderOperations {
  let count = 0;
  const watched =
    <Args extends unknown[], Result>(operation: (...args: Args) => Result) =>
    (...args: Args): Result => {
      interfere((count += 1));
      return operation(...args);
    };
  const { existsSync, renameSync, rmSync } = fs;
  return { existsSync: watched(existsSync), renameSync: watched(renameSync), rmSync: watched(rmSync) };
}

it.each([1, 2, 3, 4, 5, 6])('another build that is between its renames at operation %i stops neither', (moment) => {
  const { root, site, finished } = createSites();
  const other = join(root, '.dist.unfinished-2');
  write(other, 'other');
  const former = join(root, '.dist.former');
  const operations = watchedOperations((count) => {
    if (count === moment && fs.existsSync(site)) {
      fs.rmSync(former, { recursive: true, force: true });
      fs.renameSync(site, former);
    }
    if (count === moment + 1 && !fs.existsSync(site)) fs.renameSync(other, site);
  });
  replaceSite(finished, site, operations);
  // The other build found that a folder was moved, and repeats its swap.
  if (fs.existsSync(other)) replaceSite(other, site);
  expect(['new', 'other']).toContain(textOf(site));
  expect(fs.readdirSync(root)).toEqual(['dist']);
});

it('a server that starts while a build puts its site in place serves that site', () => {
  const { root, site, finished } = createSites();
  fs.renameSync(site, join(root, '.dist.former'));
  const operations = watchedOperations((count) => {
    // The third operation is the rename, after two checks.
    if (count === 3) fs.renameSync(finished, site);
  });
  restoreFormerSite(site, operations);
  expect(textOf(site)).toBe('new');
});
