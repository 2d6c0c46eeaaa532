import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

/** A clock that replaces the system's in servers with its environment. `set` shifts it by milliseconds, also while they run. */
export function shiftedClock(): { environment: Record<string, string>; set(shift: number): void } {
  const file = join(temporaryFolder(), 'shift');
  const set = (shift: number): void => {
    writeFileSync(`${file}.new`, String(shift));
    renameSync(`${file}.new`, file);
  };
  set(0);
  const module = pathToFileURL(join(import.meta.dirname, 'shift-clock.ts')).href;
  return { environment: { NODE_OPTIONS: `--import ${module}`, CLOCK_SHIFT_FILE: file }, set };
}
