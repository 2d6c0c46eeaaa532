import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeFile } from './place-file.ts';
import { pruneFolder } from './prune-folder.ts';

/** A file in {@link FileCache}, identified by its content. */
export interface CachedFile {
  hash: string;
  /** The size in bytes. */
  size: number;
  /** Its modification time, in whole seconds. */
  time: number;
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/**
 * A folder of files written by builds, each named after the hash of its content. A site consists of hard links to them,
 * so writing into a file of the site changes this folder as well: a file whose size or time has changed since it was
 * written counts as missing, unless its content still has the hash (an archive may have lost the time).
 */
export class FileCache {
  readonly #folder: string;
  readonly #used = new Set<string>();
  #hasGrown = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Stores content, unless a file has it already, and returns its file. */
  store(content: Uint8Array): CachedFile {
    const hash = hashOf(content);
    const file = this.#use(hash);
    const size = content.length;
    const existing = statSync(file, { throwIfNoEntry: false });
    if (existing) {
      const existingFile = { hash, size, time: Math.floor(existing.mtimeMs / 1000) };
      if (this.#isIntact(existingFile)) return existingFile;
    }
    const cached = { hash, size, time: Math.floor(Date.now() / 1000) };
    this.#hasGrown = true;
    mkdirSync(this.#folder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, content);
    utimesSync(unfinished, cached.time, cached.time);
    renameSync(unfinished, file);
    return cached;
  }

  /** Whether a file is still cached and unchanged. */
  has(cached: CachedFile): boolean {
    this.#use(cached.hash);
    return this.#isIntact(cached);
  }

  /** The content of a cached file; undefined if it was deleted or changed. */
  read(cached: CachedFile): Buffer | undefined {
    const file = this.#use(cached.hash);
    return this.#isIntact(cached) ? readFileSync(file) : undefined;
  }

  /** Puts a file at `to`, as a hard link if possible. Returns false if the file has been deleted from the cache or changed. */
  place(cached: CachedFile, to: string): boolean {
    const file = this.#use(cached.hash);
    if (!this.#isIntact(cached)) return false;
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

  #isIntact({ hash, size, time }: CachedFile): boolean {
    const file = join(this.#folder, hash);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats || stats.size !== size) return false;
    if (stats.mtimeMs === time * 1000) return true;
    if (hashOf(readFileSync(file)) !== hash) return false;
    utimesSync(file, time, time);
    return true;
  }
}
