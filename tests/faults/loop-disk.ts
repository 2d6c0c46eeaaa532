import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

/** A disk of the running test's own: ext4 in a file. Gone when the test has finished. */
export type LoopDisk = {
  /** Where it is mounted. */
  folder: string;
  /** Fails while somebody uses it. */
  mountAgain(options?: 'ro'): void;
  /** A power cut: what has not been flushed is gone. It can be used again once it is mounted again. */
  cutPower(): void;
  /** Whether these files can be written, also by who has them open. */
  setWritable(writable: boolean, files: readonly string[]): void;
};

/** Of ext4: shut down at once, without writing back even the journal (EXT4_IOC_SHUTDOWN, EXT4_GOING_FLAGS_NOLOGFLUSH). */
const shutDown = 'open(F, "<", $ARGV[0]) or die $!; my $how = pack("L", 2); ioctl(F, 0x8004587d, $how) or die $!;';

/** Calls `skip` with the reason where there can be no such disk. */
export function loopDisk(megabytes: number, skip: (reason: string) => never): LoopDisk {
  if (process.platform !== 'linux') skip('a disk of its own needs Linux');
  if (process.getuid?.() !== 0) skip('a disk of its own needs root, to mount it');
  if (!existsSync('/dev/loop-control')) skip('a disk of its own needs loop devices (/dev/loop-control)');

  // Asked for first, so that it goes last: after the disk has been let go of.
  const home = temporaryFolder();
  const image = join(home, 'image');
  const folder = join(home, 'disk');
  const mount = (...options: string[]): void => run('mount', '-o', ['loop', ...options].join(','), image, folder);
  const unmount = (): void => run('umount', folder);
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  mkdirSync(folder);
  try {
    run('mkfs.ext4', '-q', '-F', '-m', '0', image);
    mount();
  } catch (error) {
    skip(`a disk of its own cannot be made: ${String(error)}`);
  }
  // Also while a server that was just killed lets go of it.
  onTestFinished(() => run('umount', '-l', folder));

  return {
    folder,
    mountAgain(option) {
      unmount();
      mount(...(option ? [option] : []));
    },
    cutPower: () => run('perl', '-e', shutDown, folder),
    setWritable: (writable, files) => run('chattr', writable ? '-i' : '+i', ...files),
  };
}

function run(command: string, ...words: string[]): void {
  execFileSync(command, words, { stdio: ['ignore', 'ignore', 'pipe'] });
}
