import type { CachedFile, FileCache } from './file-cache.ts';

/**
 * A text that stays on disk until it is read: the texts of a thousand articles would fill the memory of a build that
 * shows one of them. In JSON it is the text's hash, which can be part of a cache key.
 */
export class CachedText {
  readonly file: CachedFile;
  readonly #files: FileCache;

  constructor(file: CachedFile, files: FileCache) {
    this.file = file;
    this.#files = files;
  }

  /** @throws Error if the text has been deleted since. */
  read(): string {
    const content = this.#files.read(this.file);
    if (!content) {
      throw new Error(
        'The rendered text of an article was deleted from .cache/ while it was in use: build again, or restart npm run dev.',
      );
    }
    return content.toString();
  }

  toJSON(): string {
    return this.file.hash;
  }
}
