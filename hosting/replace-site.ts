import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The file operations of a swap; a test interrupts the swap between any two of them. */
export type FolderOperations = Pick<typeof fs, 'existsSync' | 'renameSync' | 'rmSync'>;

/** The path of the former site while a new one replaces it. */
const formerPath = (site: string) => join(dirname(site), `.${basename(site)}.former`);

/** The most attempts at a swap: one fails if a server that restores the former site, or another build, moves a folder meanwhile. */
const maxAttempts = 100;

/**
 * Replaces the site at `site` by the finished one at `newSite`, a folder beside it, and deletes the former one. Node cannot
 * swap two folders atomically: between two renames there is no site. If the process is killed there, the former site is
 * complete in its temporary place, and `restoreFormerSite` restores it.
 */
export function replaceSite(newSite: string, site: string, operations: FolderOperations = fs): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return swapSites(newSite, site, operations);
    } catch (error) {
      const mayRetry = isMovedFolderError(error) && operations.existsSync(newSite) && attempt < maxAttempts;
      if (mayRetry) continue;
      restoreFormerSite(site, operations);
      throw error;
    }
  }
}

function swapSites(newSite: string, site: string, operations: FolderOperations): void {
  const former = formerPath(site);
  restoreFormerSite(site, operations);
  // Left by a process that was killed after its second rename: the site at `site` is complete.
  operations.rmSync(former, { recursive: true, force: true });
  if (operations.existsSync(site)) operations.renameSync(site, former);
  operations.renameSync(newSite, site);
  operations.rmSync(former, { recursive: true, force: true });
}

/** Whether a rename failed because another process has moved its source away or filled its target. */
const isMovedFolderError = (error: unknown) =>
  ['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Restores the former site if the process that was replacing it never put a new one in its place. */
export function restoreFormerSite(site: string, operations: FolderOperations = fs): void {
  const former = formerPath(site);
  if (operations.existsSync(site) || !operations.existsSync(former)) return;
  try {
    operations.renameSync(former, site);
  } catch (error) {
    // Since the check, another process has restored it or put a new one in its place.
    if (!isMovedFolderError(error)) throw error;
  }
}
