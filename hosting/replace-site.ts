import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The file operations of a swap; a test interrupts the swap between any two of them. */
export type FolderOperations = Pick<typeof fs, 'existsSync' | 'renameSync' | 'rmSync'>;

/** The path of the old site while a new one replaces it. */
const formerPath = (site: string) => join(dirname(site), `.${basename(site)}.former`);

/**
 * Replaces the site at `site` by the finished one at `newSite`, a folder beside it, and deletes the old one. Node cannot swap two
 * folders atomically: between two renames there is no site. If the process is killed there, the old site is complete in
 * its temporary place, and `restoreFormerSite` restores it.
 */
export function replaceSite(newSite: string, site: string, operations: FolderOperations = fs): void {
  restoreFormerSite(site, operations);
  const former = formerPath(site);
  // Left by a process that was killed after its second rename: the site at `site` is complete.
  operations.rmSync(former, { recursive: true, force: true });
  if (operations.existsSync(site)) operations.renameSync(site, former);
  try {
    operations.renameSync(newSite, site);
  } catch (error) {
    // A server that started since the first rename has restored the old site.
    if (isAlreadyThere(error)) return replaceSite(newSite, site, operations);
    restoreFormerSite(site, operations);
    throw error;
  }
  operations.rmSync(former, { recursive: true, force: true });
}

const isAlreadyThere = (error: unknown) =>
  ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Restores the old site if the process that was replacing it never put a new one in its place. */
export function restoreFormerSite(site: string, operations: FolderOperations = fs): void {
  const former = formerPath(site);
  if (!operations.existsSync(site) && operations.existsSync(former)) operations.renameSync(former, site);
}
