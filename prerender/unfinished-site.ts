import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ContentError } from './content/content-error.ts';

/** The folders that builds in this process have created: only they know which of these are still being written. */
const createdHere = new Set<string>();

/**
 * Creates an empty folder for a site that is being built, beside its place `out`, so that a rename puts it there. Each build
 * has its own, since two may run at the same time. Deletes the folders of builds that were killed. Processes of another container do not
 * count as running: builds in two containers must not share a place. Throws a ContentError if there is something other than a site in
 * that place.
 */
export function createUnfinishedSite(out: string): string {
  refuseOtherFiles(out);
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

/** The new site replaces all that is there: the files of a mistyped folder would be deleted. */
function refuseOtherFiles(out: string): void {
  const names = namesIn(out);
  const isSite = names.includes('.build') || ['index.html', '404.html'].every((name) => names.includes(name));
  if (names.length === 0 || isSite) return;
  throw new ContentError(
    `${out} has other files than a built site, which a build would delete: delete them yourself, or name another folder`,
  );
}

/** The names in a folder; none if it is missing, as between the renames of another build. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // With EPERM the process is running, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
