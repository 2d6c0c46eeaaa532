import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The folders that builds in this process have created: only they know which of these are still being written. */
const createdHere = new Set<string>();

/**
 * Creates an empty folder for a site that is being built, beside its place `out`, so that a rename puts it there. Each build
 * has its own, since two may run at the same time. Deletes the folders of builds that were killed. Processes of another container do not
 * count as running: builds in two containers must not share a place.
 */
export function createUnfinishedSite(out: string): string {
  const parent = dirname(out);
  mkdirSync(parent, { recursive: true });
  const prefix = `.${basename(out)}.unfinished-`;
  for (const name of readdirSync(parent)) {
    const processId = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    const folder = join(parent, name);
    const isAbandoned = processId === process.pid ? !createdHere.has(folder) : processId > 0 && !isRunning(processId);
    if (isAbandoned) rmSync(folder, { recursive: true, force: true });
  }
  const created = join(parent, `${prefix}${process.pid}-${randomUUID()}`);
  // A web server of another user may read this folder, unlike one that mkdtemp creates.
  mkdirSync(created);
  createdHere.add(created);
  return created;
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // With EPERM the process is running, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
