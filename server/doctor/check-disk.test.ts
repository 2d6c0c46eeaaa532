import { expect, it } from 'vitest';
import { checkDisk } from './check-disk.ts';

const disk = { bsize: 4096, blocks: 10_000_000, bavail: 5_000_000, files: 1000, ffree: 900 };

it('a disk with room is reported as ok, once for all folders on it', () =>
  expect(checkDisk(['/tmp', '/tmp/not/yet/there'], () => disk)).toEqual([
    { what: 'disk', state: 'ok', message: '20.5 of 41.0 GB are free at /tmp' },
  ]));

it.each([
  ['less than a gigabyte of room', { ...disk, blocks: 300_000, bavail: 200_000 }],
  ['less than a twentieth of it free', { ...disk, bavail: 400_000 }],
  ['no room for more files', { ...disk, ffree: 10 }],
])('a disk with %s is reported as wrong', (_, space) =>
  expect(checkDisk(['/tmp'], () => space)[0]).toMatchObject({ state: 'wrong' }),
);

it('a missing folder is judged by the nearest one above it', () => {
  const folders: string[] = [];
  checkDisk(['/tmp/not/yet/there'], (folder) => {
    folders.push(folder);
    return disk;
  });
  expect(folders).toEqual(['/tmp']);
});
