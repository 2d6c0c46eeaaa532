import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Moves a folder to `target`, where nobody looks, and deletes it there in a process of its own: thousands of files take a
 * second, for which nobody has to wait. If that process is killed, what is left at `target` is its caller's to find. Where
 * the folder cannot be moved, as to another disk, it is deleted at once.
 */
export function deleteLater(folder: string, target: string): void {
  if (!existsSync(folder)) return;
  try {
    renameSync(folder, target);
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return;
  }
  const script = 'require("node:fs").rmSync(process.argv[1], { recursive: true, force: true })';
  spawn(process.execPath, ['-e', script, target], { detached: true, stdio: 'ignore' }).unref();
}
