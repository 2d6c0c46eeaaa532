import { basename } from 'node:path';
import type { EditorOptions, EditorState } from './editor-options.ts';
import { isBelow } from './path-within.ts';
import type { SaveEntry } from './save-history.ts';

/** Restores the files of the save `id`. Throws a Refusal if a later save can be undone, or if its files were changed since. */
export async function undoSave(
  id: number,
  { masters, encode }: EditorOptions,
  { history }: EditorState,
): Promise<void> {
  const files = await history.undo(id);
  // The check reports a problem with another picture.
  if (files.some((file) => isBelow(masters, file))) await encode(() => undefined).catch(() => undefined);
}

/** A save that can be undone, for the button that does it. */
interface UndoableSave {
  id: number;
  /** The names of its files. */
  names: string[];
  /** The names of the files of later saves, which cannot be undone since they have changed. */
  skippedNames: string[];
}

/** The save that can be undone next; undefined if there is none. */
export async function lastSave({ history }: EditorState): Promise<UndoableSave | undefined> {
  const next = await history.next();
  return next && { id: next.save.id, names: namesIn([next.save]), skippedNames: namesIn(next.skipped) };
}

const namesIn = (saves: readonly SaveEntry[]): string[] => [
  ...new Set(saves.flatMap(({ files }) => files.map(({ path }) => basename(path)))),
];
