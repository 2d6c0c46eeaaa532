import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const checksumBytes = 32;
const unusedDays = 30;

const checksum = (content: Buffer) => createHash('sha256').update(content).digest();

/**
 * A folder of results of earlier builds, each under a name derived from all its inputs. The folder may be deleted at any
 * time, and its files are not trusted: an entry that a full disk truncated, or that something else wrote, counts as missing.
 */
export class BuildCache {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(name: string): Promise<Buffer | undefined> {
    this.#used.add(name);
    try {
      const entry = await readFile(join(this.#folder, name));
      const content = entry.subarray(checksumBytes);
      return checksum(content).equals(entry.subarray(0, checksumBytes)) ? content : undefined;
    } catch {
      return undefined;
    }
  }

  /** Atomic: written under a temporary name first, since two builds may write the same entry at once. */
  async write(name: string, content: Buffer): Promise<void> {
    this.#used.add(name);
    await mkdir(this.#folder, { recursive: true });
    const unfinished = join(this.#folder, `${name}.${randomUUID()}`);
    await writeFile(unfinished, Buffer.concat([checksum(content), content]));
    await rename(unfinished, join(this.#folder, name));
  }

  /** Deletes entries that are older than 30 days and were neither read nor written through this object. */
  async prune(now = Date.now()): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names.filter((each) => !this.#used.has(each))) {
      const file = join(this.#folder, name);
      const written = await stat(file).catch(() => undefined);
      if (written && now - written.mtimeMs > unusedDays * 86_400_000) await unlink(file).catch(() => {});
    }
  }
}
