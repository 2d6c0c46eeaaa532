import { basename } from 'node:path';
import type { EditorOptions, EditorState } from './editor-options.ts';
import { isBelow } from './path-within.ts';

/** Restores the files of the last save. Throws a Refusal if it is not the save `id`, or if its files were changed since. */
export async function undoSave(
  id: number,
  { masters, encode }: EditorOptions,
  { history }: EditorState,
): Promise<void> {
  const files = await history.undo(id);
  // The check reports a problem with another picture.
  if (files.some((file) => isBelow(masters, file))) await encode(() => undefined).catch(() => undefined);
}

/** The save that can be undone next, with the names of its files; undefined if there is none. */
export async function lastSave({ history }: EditorState): Promise<{ id: number; names: string[] } | undefined> {
  const last = await history.last();
  return last && { id: last.id, names: last.files.map(({ path }) => basename(path)) };
}
