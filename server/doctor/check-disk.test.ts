import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { checkDisk } from './check-disk.ts';

const disk = { bsize: 4096, blocks: 10_000_000, bavail: 5_000_000, files: 1000, ffree: 900 };

it('a disk with room is reported as ok, once for all folders on it', () => {
  const folder = temporaryFolder();
  expect(checkDisk([folder, join(folder, 'not/yet/there')], () => disk)).toEqual([
    { what: 'disk', state: 'ok', message: `20.5 of 41.0 GB are free at ${folder}` },
  ]);
});

it.each([
  ['less than a gigabyte of room', { ...disk, blocks: 300_000, bavail: 200_000 }],
  ['less than a twentieth of it free', { ...disk, bavail: 400_000 }],
  ['no room for more files', { ...disk, ffree: 10 }],
])('a disk with %s is reported as wrong', (_, space) =>
  expect(checkDisk([temporaryFolder()], () => space)).toMatchObject([{ state: 'wrong' }]),
);

it('a missing folder is judged by the nearest one above it', () => {
  const folder = temporaryFolder();
  const judged: string[] = [];
  checkDisk([join(folder, 'not/yet/there')], (existing) => {
    judged.push(existing);
    return disk;
  });
  expect(judged).toEqual([folder]);
});
