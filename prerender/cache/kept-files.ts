import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeFile } from './place-file.ts';
import { pruneFolder } from './prune-folder.ts';

/** A file in {@link KeptFiles}, identified by its content. */
export interface KeptFile {
  hash: string;
  /** In bytes. */
  size: number;
  /** Its modification time, in whole seconds. */
  time: number;
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/**
 * A folder of files written by builds, each named by the hash of its content. A site consists of hard links to them, so
 * writing into a file of the site changes this folder as well: a file with another size or time than when it was
 * written counts as missing, unless its content still has the hash (an archive may have lost the time).
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

  /** Whether a file is still there, unchanged. */
  has(kept: KeptFile): boolean {
    this.#use(kept.hash);
    return this.#isIntact(kept);
  }

  /** The content of a kept file; undefined if it is gone or was changed. */
  read(kept: KeptFile): Buffer | undefined {
    const file = this.#use(kept.hash);
    return this.#isIntact(kept) ? readFileSync(file) : undefined;
  }

  /** Puts a file at `to`, as a hard link if possible. Returns whether the file was still there, unchanged. */
  place(kept: KeptFile, to: string): boolean {
    const file = this.#use(kept.hash);
    if (!this.#isIntact(kept)) return false;
    placeFile(file, to);
    return true;
  }

  /** If the folder has grown, deletes old files that were not used through this object: see pruneFolder. */
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
