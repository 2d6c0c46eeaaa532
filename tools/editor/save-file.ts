import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Writes a file atomically: after a full disk or a killed process, the old file is still there. */
export async function saveFile(target: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const temporaryFile = join(dirname(target), `.${basename(target)}.saving`);
  try {
    await writeFile(temporaryFile, data);
    await rename(temporaryFile, target);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

/** A file's new content; without `data` it is deleted. */
export interface FileChange {
  file: string;
  data: string | Buffer | undefined;
}

/** The previous content of changed files, to be restored. */
export type FormerFiles = readonly FileChange[];

/**
 * Makes all changes and then calls `finish`. If anything fails, restores each file that can be restored and rejects with the
 * error. A process killed in between leaves the files saved so far, each complete: the check reports what is missing. Resolves to
 * the previous content.
 */
export async function saveTogether(
  changes: readonly FileChange[],
  finish: () => Promise<void> = async () => {},
): Promise<FormerFiles> {
  const former: FileChange[] = [];
  try {
    for (const { file, data } of changes) {
      const before = existsSync(file) ? await readFile(file) : undefined;
      await change(file, data);
      // Remembered only now: a failed change leaves the old file, and a full disk has no room to write it again.
      former.push({ file, data: before });
    }
    await finish();
    return former;
  } catch (error) {
    // One by one: a file that cannot be restored must not prevent the others from being restored.
    for (const entry of former.toReversed()) await putBack([entry]).catch(() => undefined);
    throw error;
  }
}

/** Restores files in reverse order, since one may have been changed twice. */
export async function putBack(former: FormerFiles): Promise<void> {
  for (const { file, data } of former.toReversed()) await change(file, data);
}

const change = async (file: string, data: string | Buffer | undefined) =>
  data === undefined ? rm(file, { force: true }) : saveFile(file, data);
