import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Replaces the file at one stroke: a full disk, or a process that is killed, leaves the one that was there. */
export async function saveFile(target: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const unfinished = join(dirname(target), `.${basename(target)}.saving`);
  try {
    await writeFile(unfinished, data);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A file's new content, or that it is to be deleted. */
export interface FileChange {
  file: string;
  data: string | Buffer | undefined;
}

/** What a save changed, to be put back. */
export type FormerFiles = readonly FileChange[];

/**
 * Makes all changes and then does what `follows`; when something fails, all files are put back as they were and it rejects
 * with that error. A process that is killed in between leaves the files that it had saved, each of them whole: the check says
 * what they lack. Resolves with what was there before.
 */
export async function saveTogether(changes: readonly FileChange[], follows: () => Promise<void>): Promise<FormerFiles> {
  const former: FileChange[] = [];
  try {
    for (const { file, data } of changes) {
      former.push({ file, data: existsSync(file) ? await readFile(file) : undefined });
      await change(file, data);
    }
    await follows();
    return former;
  } catch (error) {
    await putBack(former);
    throw error;
  }
}

/** The last first: a file may have been changed twice. */
export async function putBack(former: FormerFiles): Promise<void> {
  for (const { file, data } of former.toReversed()) await change(file, data);
}

const change = async (file: string, data: string | Buffer | undefined) =>
  data === undefined ? rm(file, { force: true }) : saveFile(file, data);
