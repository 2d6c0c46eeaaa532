import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The file operations of a swap; a test interrupts it between any two of them. */
export type FolderChanges = Pick<typeof fs, 'existsSync' | 'renameSync' | 'rmSync'>;

/** The path of the old site while a new one replaces it. */
const formerOf = (site: string) => join(dirname(site), `.${basename(site)}.former`);

/**
 * Replaces the site at `site` by a finished one from a folder beside it, and deletes the old one. Node cannot swap two
 * folders atomically: between two renames there is no site. If the process is killed there, the old site is complete in
 * its temporary place, and `putBackSite` restores it.
 */
export function replaceSite(finished: string, site: string, changes: FolderChanges = fs): void {
  putBackSite(site, changes);
  const former = formerOf(site);
  // Left by a process that was killed after its second rename: the site at `site` is complete.
  changes.rmSync(former, { recursive: true, force: true });
  if (changes.existsSync(site)) changes.renameSync(site, former);
  try {
    changes.renameSync(finished, site);
  } catch (error) {
    // A server that started since the first rename has restored the old site.
    if (isTaken(error)) return replaceSite(finished, site, changes);
    putBackSite(site, changes);
    throw error;
  }
  changes.rmSync(former, { recursive: true, force: true });
}

const isTaken = (error: unknown) => ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Restores the old site if the process that was replacing it never put a new one in its place. */
export function putBackSite(site: string, changes: FolderChanges = fs): void {
  const former = formerOf(site);
  if (!changes.existsSync(site) && changes.existsSync(former)) changes.renameSync(former, site);
}
