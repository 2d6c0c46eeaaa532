import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pruneFolder } from './prune-folder.ts';

const checksumBytes = 32;

const checksum = (content: Buffer) => createHash('sha256').update(content).digest();

/**
 * A folder of results of earlier builds as JSON, each named after a hash of all its inputs. The folder may be deleted at
 * any time, and its files are not trusted: an entry that a full disk truncated, or that something else wrote, counts as
 * missing.
 */
export class BuildCache<Result> {
  readonly #folder: string;
  readonly #used = new Set<string>();
  #hasGrown = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Marks an entry as used without reading it. */
  markUsed(name: string): void {
    this.#used.add(name);
  }

  /** The result in an entry; undefined if the entry is missing or damaged. */
  read(name: string): Result | undefined {
    this.markUsed(name);
    try {
      const entry = readFileSync(join(this.#folder, name));
      const content = entry.subarray(checksumBytes);
      if (!checksum(content).equals(entry.subarray(0, checksumBytes))) return undefined;
      return JSON.parse(content.toString()) as Result;
    } catch {
      return undefined;
    }
  }

  /** Stores an entry. It is written under a temporary name first, since two builds may write the same one concurrently. */
  write(name: string, result: Result): void {
    this.markUsed(name);
    this.#hasGrown = true;
    mkdirSync(this.#folder, { recursive: true });
    const content = Buffer.from(JSON.stringify(result));
    const unfinished = join(this.#folder, `${name}.${randomUUID()}`);
    writeFileSync(unfinished, Buffer.concat([checksum(content), content]));
    renameSync(unfinished, join(this.#folder, name));
  }

  /** If the folder has grown, deletes old entries that were not used through this object: see pruneFolder. */
  prune(): void {
    if (this.#hasGrown) pruneFolder(this.#folder, this.#used);
  }
}
