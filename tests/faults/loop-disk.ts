import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

/** A disk for the running test: ext4 in a file, removed when the test has finished. */
export type LoopDisk = {
  /** Its mount point. */
  folder: string;
  /** Mounts it again; fails while it is in use. */
  remount(): void;
  /** Sets whether it can only be read, also while it is in use. Making it read-only fails while a file is open for writing. */
  setReadOnly(isReadOnly: boolean): void;
  /** A power failure: what has not been flushed is lost. It can be used again after it is mounted again. */
  cutPower(): void;
  /** Makes every write wait until `thaw`, like a disk that does not answer. */
  freeze(): void;
  thaw(): void;
  /** Sets whether these files can be written, even by processes that have them open. */
  setWritable(isWritable: boolean, files: readonly string[]): void;
};

/** Shuts ext4 down immediately, without writing back even the journal (EXT4_IOC_SHUTDOWN, EXT4_GOING_FLAGS_NOLOGFLUSH). */
const shutDown = 'open(F, "<", $ARGV[0]) or die $!; my $how = pack("L", 2); ioctl(F, 0x8004587d, $how) or die $!;';

/** Creates the disk, or calls `skip` with the reason why it cannot. */
export function loopDisk(megabytes: number, skip: (reason: string) => never): LoopDisk {
  if (process.platform !== 'linux') skip('a separate disk needs Linux');
  if (process.getuid?.() !== 0) skip('a separate disk needs root, to mount it');
  if (!existsSync('/dev/loop-control')) skip('a separate disk needs loop devices (/dev/loop-control)');

  // Created first, so that it is deleted last: after the disk is released.
  const home = temporaryFolder();
  const image = join(home, 'image');
  const folder = join(home, 'disk');
  const mount = (): void => run('mount', '-o', 'loop', image, folder);
  const unmount = (): void => run('umount', folder);
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  mkdirSync(folder);
  try {
    run('mkfs.ext4', '-q', '-F', '-m', '0', image);
    mount();
  } catch (error) {
    skip(`a separate disk cannot be created: ${String(error)}`);
  }
  let isFrozen = false;
  const setFrozen = (freeze: boolean): void => {
    if (freeze !== isFrozen) run('fsfreeze', freeze ? '--freeze' : '--unfreeze', folder);
    isFrozen = freeze;
  };
  onTestFinished(() => {
    setFrozen(false);
    // Unmounts lazily: a server that was just killed may still hold the disk.
    run('umount', '-l', folder);
  });

  return {
    folder,
    freeze: () => setFrozen(true),
    thaw: () => setFrozen(false),
    remount() {
      unmount();
      mount();
    },
    setReadOnly: (isReadOnly) => run('mount', '-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder),
    cutPower: () => run('perl', '-e', shutDown, folder),
    setWritable: (isWritable, files) => run('chattr', isWritable ? '-i' : '+i', ...files),
  };
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
