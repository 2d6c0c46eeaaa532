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

/**
 * Saves a picture where `encode` finds it, and encodes it. One that cannot be encoded is taken away again, so that it does
 * not stop those that come after it; the picture that had its name comes back.
 */
export async function savePicture(target: string, data: Buffer, encode: () => Promise<void>): Promise<void> {
  const former = existsSync(target) ? await readFile(target) : undefined;
  await saveFile(target, data);
  try {
    await encode();
  } catch (refusal) {
    await (former ? saveFile(target, former) : rm(target));
    // What was encoded of the former picture is gone by now. The first refusal says what is wrong.
    if (former) await encode().catch(() => undefined);
    throw refusal;
  }
}
