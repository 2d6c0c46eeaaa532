import { existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Finding } from '../model/finding.ts';
import { ok, wrong } from '../model/finding.ts';

/** The bytes of a disk that must be free. */
const minFreeBytes = 1_000_000_000;
/** The share of a disk's bytes, and of its inodes, that must be free. */
const minFreeShare = 0.05;

/** The part of statfs(2) that is used here; a file system without inodes has 0 `files`. */
type Space = { bsize: number; blocks: number; bavail: number; files: number; ffree: number };

/** Checks for room on the disk of each folder; folders on one disk are reported once. */
export function checkDisk(folders: readonly string[], spaceAt: (folder: string) => Space = statfsSync): Finding[] {
  const checkedDisks = new Set<number>();
  return folders.flatMap((folder) => {
    const existing = nearestExistingFolder(folder);
    const disk = statSync(existing).dev;
    if (checkedDisks.has(disk)) return [];
    checkedDisks.add(disk);
    return [checkSpace(folder, spaceAt(existing))];
  });
}

function checkSpace(folder: string, { bsize, blocks, bavail, files, ffree }: Space): Finding {
  const free = bavail * bsize;
  const message = `${(free / 1e9).toFixed(1)} of ${((blocks * bsize) / 1e9).toFixed(1)} GB are free at ${folder}`;
  if (files > 0 && ffree / files < minFreeShare)
    return wrong('disk', `there is room for ${ffree} more files at ${folder} (inodes): delete some`);
  if (free < minFreeBytes || bavail / blocks < minFreeShare)
    return wrong('disk', `${message}: free some space, because with a full disk every enquiry is refused`);
  return ok('disk', message);
}

/** The folder, or the nearest one above it that exists: the server may not have created the folder yet. */
function nearestExistingFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestExistingFolder(dirname(folder));
}
