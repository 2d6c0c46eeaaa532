import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Moves a folder to `target` and deletes it there in a separate process, since deleting thousands of files takes a second. If
 * that process is killed, the caller must find and delete `target`. A folder that cannot be moved, such as to another disk,
 * is deleted immediately, and so is one for which no process can be started.
 */
export function deleteInBackground(folder: string, target: string): void {
  if (!existsSync(folder)) return;
  try {
    renameSync(folder, target);
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return;
  }
  const deleteHere = () => rmSync(target, { recursive: true, force: true });
  const script = 'require("node:fs").rmSync(process.argv[1], { recursive: true, force: true })';
  spawn(process.execPath, ['-e', script, target], { detached: true, stdio: 'ignore' })
    .once('error', deleteHere)
    .unref();
}
