import type { KeptFile, KeptFiles } from './kept-files.ts';

/**
 * A text on disk: those of a thousand articles would fill the memory of a build that shows one of them. JSON holds the hash of
 * the text in its place, so what is made of it can be named by that.
 */
export class KeptText {
  readonly file: KeptFile;
  readonly #files: KeptFiles;

  constructor(file: KeptFile, files: KeptFiles) {
    this.file = file;
    this.#files = files;
  }

  /** @throws Error if it was deleted since. */
  read(): string {
    const content = this.#files.read(this.file);
    if (!content)
      throw new Error(
        'What an article’s text was rendered to was deleted from .cache/ while it was used: build again.',
      );
    return content.toString();
  }

  toJSON(): string {
    return this.file.hash;
  }
}
