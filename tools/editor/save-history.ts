import { conflict, Refusal } from './refusal.ts';
import { putBack, type FormerFiles } from './save-file.ts';

/** The saves since the editor was started, each of which can be undone. */
export class SaveHistory {
  readonly #saves: { id: number; former: FormerFiles }[] = [];
  #last = 0;

  /** Resolves with the number to undo the save by; undefined if nothing was changed. */
  add(former: FormerFiles): number | undefined {
    if (former.length === 0) return undefined;
    this.#saves.push({ id: (this.#last += 1), former });
    return this.#last;
  }

  /**
   * Restores the files of the last save. Throws an Error with a readable message if `id` is an earlier one: later saves
   * may depend on it.
   */
  async undo(id: number): Promise<void> {
    if (this.#saves.at(-1)?.id !== id)
      throw new Refusal(
        conflict,
        'Only the last save can be undone: undo those that came after it first, or change the words back',
      );
    await putBack(this.#saves.at(-1)!.former);
    this.#saves.pop();
  }
}
