import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a swap does to folders; a test stops between any two of them. */
export type FolderChanges = Pick<typeof fs, 'existsSync' | 'renameSync' | 'rmSync'>;

/** Where the site that is served lies while another takes its place. */
const formerOf = (site: string) => join(dirname(site), `.${basename(site)}.former`);

/**
 * Puts a finished site, a folder beside `site`, in the place of the one at `site`, which is deleted. Node cannot exchange two
 * folders at one stroke: between two renames there is none. Whoever is killed there leaves the former one whole beside
 * its place, and `putBackSite` returns it.
 */
export function replaceSite(finished: string, site: string, changes: FolderChanges = fs): void {
  putBackSite(site, changes);
  const former = formerOf(site);
  // Left by one who was killed after the second rename. Where it is gone, the one at `site` is whole.
  changes.rmSync(former, { recursive: true, force: true });
  if (changes.existsSync(site)) changes.renameSync(site, former);
  try {
    changes.renameSync(finished, site);
  } catch (error) {
    // A server that started since the first rename has put the former one back.
    if (isTaken(error)) return replaceSite(finished, site, changes);
    putBackSite(site, changes);
    throw error;
  }
  changes.rmSync(former, { recursive: true, force: true });
}

const isTaken = (error: unknown) => ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Returns the former site to its place if whoever was replacing it never put another there. */
export function putBackSite(site: string, changes: FolderChanges = fs): void {
  const former = formerOf(site);
  if (!changes.existsSync(site) && changes.existsSync(former)) changes.renameSync(former, site);
}
