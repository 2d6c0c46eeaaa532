import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { createUnfinishedSite } from './unfinished-site.ts';

/** The id of a process that has ended. */
const endedProcess = () => spawnSync(process.execPath, ['--version']).pid;

test('two concurrent builds write into two folders, which a web server of another user may read', () => {
  const out = join(temporaryFolder(), 'site/dist');
  const folders = [createUnfinishedSite(out), createUnfinishedSite(out)];
  expect(readdirSync(join(out, '..')).toSorted()).toEqual(folders.map((folder) => basename(folder)).toSorted());
  // Others may read them as far as the system's default allows, unlike a folder that mkdtemp creates.
  const defaultMode = statSync(join(out, '..')).mode;
  for (const folder of folders) expect(statSync(folder).mode).toBe(defaultMode);
});

test('a folder with files that no build writes is refused, but a former site or an empty folder is not', () => {
  const root = temporaryFolder();
  const createFolder = (name: string, files: string[]) => {
    mkdirSync(join(root, name));
    for (const file of files) writeFileSync(join(root, name, file), '');
    return join(root, name);
  };
  const refused = [createFolder('documents', ['letter.txt']), createFolder('project', ['index.html', 'src'])];
  for (const folder of refused)
    expect(() => createUnfinishedSite(folder)).toThrow(`${folder} has other files than a built site`);
  expect(readdirSync(root).toSorted()).toEqual(['documents', 'project']);
  // `rm -rf dist/*` leaves the hidden folders and no page.
  const accepted = [
    createFolder('empty', []),
    createFolder('emptied', ['.build', '.well-known']),
    createFolder('former', ['index.html', '404.html']),
  ];
  for (const folder of accepted) expect(() => createUnfinishedSite(folder)).not.toThrow();
});

test('the folder of a killed build is deleted, the folder of a running one stays', () => {
  const root = temporaryFolder();
  const running = `.dist.unfinished-${process.ppid}-a`;
  const otherFolders = ['.dist.former', '.other.unfinished-1-a', 'dist'];
  // A restarted container gives a build the id of the killed one before it.
  const abandoned = [`.dist.unfinished-${endedProcess()}-a`, `.dist.unfinished-${process.pid}-a`];
  for (const name of [running, ...otherFolders, ...abandoned]) mkdirSync(join(root, name));
  const created = basename(createUnfinishedSite(join(root, 'dist')));
  expect(readdirSync(root).toSorted()).toEqual([...otherFolders, running, created].toSorted());
});
