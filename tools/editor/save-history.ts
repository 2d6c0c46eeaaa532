import { putBack, type FormerFiles } from './save-file.ts';

/** The saves of this start of the editor, each to be undone. */
export class SaveHistory {
  readonly #saves: { id: number; former: FormerFiles }[] = [];
  #last = 0;

  /** Resolves with the number by which the save is undone; undefined where nothing was changed. */
  add(former: FormerFiles): number | undefined {
    if (former.length === 0) return undefined;
    this.#saves.push({ id: (this.#last += 1), former });
    return this.#last;
  }

  /**
   * Puts the files of the last save back. Throws an Error in words where `id` is an earlier one: what was saved later may
   * stand on it.
   */
  async undo(id: number): Promise<void> {
    if (this.#saves.at(-1)?.id !== id)
      throw new Error(
        'Only the last save can be undone: undo those that came after it first, or change the words back',
      );
    await putBack(this.#saves.at(-1)!.former);
    this.#saves.pop();
  }
}
