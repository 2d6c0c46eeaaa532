import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeFile } from './place-file.ts';
import { pruneFolder } from './prune-folder.ts';

/** A file in {@link KeptFiles}, by what it holds. */
export interface KeptFile {
  hash: string;
  /** In bytes. */
  size: number;
  /** When it was written, in whole seconds. */
  time: number;
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/**
 * A folder of files that builds have made, each under the hash of its content. A site is made of links to them, so whoever
 * writes into a file of the site writes into this folder: a file whose size or time is another than when it was written
 * counts as missing, unless its content still has the hash (an archive may have lost the time).
 */
export class KeptFiles {
  readonly #folder: string;
  readonly #used = new Set<string>();
  #hasGrown = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  keep(content: Uint8Array): KeptFile {
    const hash = hashOf(content);
    const file = this.#use(hash);
    const size = content.length;
    const known = statSync(file, { throwIfNoEntry: false });
    if (known) {
      const kept = { hash, size, time: Math.floor(known.mtimeMs / 1000) };
      if (this.#isIntact(kept)) return kept;
    }
    const kept = { hash, size, time: Math.floor(Date.now() / 1000) };
    this.#hasGrown = true;
    mkdirSync(this.#folder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, content);
    utimesSync(unfinished, kept.time, kept.time);
    renameSync(unfinished, file);
    return kept;
  }

  /** Whether a file is there still, as it was kept. */
  has(kept: KeptFile): boolean {
    this.#use(kept.hash);
    return this.#isIntact(kept);
  }

  /** The content of a file that an earlier build kept; undefined if it is gone or another. */
  read(kept: KeptFile): Buffer | undefined {
    const file = this.#use(kept.hash);
    return this.#isIntact(kept) ? readFileSync(file) : undefined;
  }

  /** Puts a file at `to`, as a link where that is possible. Returns whether it is there still, and as it was kept. */
  place(kept: KeptFile, to: string): boolean {
    const file = this.#use(kept.hash);
    if (!this.#isIntact(kept)) return false;
    placeFile(file, to);
    return true;
  }

  /** If the folder has grown, deletes files that this object was not asked for: see pruneFolder. */
  prune(): void {
    if (this.#hasGrown) pruneFolder(this.#folder, this.#used);
  }

  #use(hash: string): string {
    this.#used.add(hash);
    return join(this.#folder, hash);
  }

  #isIntact({ hash, size, time }: KeptFile): boolean {
    const file = join(this.#folder, hash);
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found || found.size !== size) return false;
    if (found.mtimeMs === time * 1000) return true;
    if (hashOf(readFileSync(file)) !== hash) return false;
    utimesSync(file, time, time);
    return true;
  }
}
