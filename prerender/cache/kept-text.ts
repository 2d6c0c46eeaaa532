import type { KeptFile, KeptFiles } from './kept-files.ts';

/**
 * A text kept on disk: those of a thousand articles would fill the memory of a build that shows one of them. In JSON it
 * is the text's hash, so that results made from it can be keyed by that.
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
