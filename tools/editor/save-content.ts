import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { ContentFiles } from './content-files.ts';
import type { EditorOptions, EditorState } from './editor-options.ts';
import { pictureChanges } from './pictures/picture-changes.ts';
import { placePictures } from './pictures/place-pictures.ts';
import { labelAndHint } from './labels/label-and-hint.ts';
import { mergeValues, type ValuePath } from './merge-values.ts';
import { conflict, Refusal, wrongContent } from './refusal.ts';
import { saveTogether, type FileChange } from './save-file.ts';
import type { ContentTarget, Target } from './target-file.ts';

type Values = Record<string, unknown>;

/**
 * Saves a form with the pictures that were uploaded in it, or a picture alone, and encodes the pictures; all of it or
 * nothing. Resolves to the number to undo the save by, undefined if nothing has changed, and the labels of values that
 * somebody else had changed in the meantime.
 */
export async function saveContent(
  target: Target,
  body: Buffer,
  options: EditorOptions,
  state: EditorState,
): Promise<{ saved: number | undefined; overwritten: string[] }> {
  const overwritten: string[] = [];
  const onOverwritten = (path: ValuePath) => overwritten.push(labelOfValue(path));
  const changes =
    target.kind === 'picture'
      ? [{ file: target.file, data: body }]
      : formChanges(target, body, options, state, onOverwritten);
  const pictures = changes.filter(({ file }) => file.startsWith(options.masters));
  try {
    const former = await saveTogether(changes, async () => {
      if (pictures.length > 0) await encodePictures(pictures, options, state);
    });
    return { saved: await state.history.add(former), overwritten };
  } catch (error) {
    // Encoding again removes the files of pictures that have been put back. The error below has the reason.
    if (pictures.length > 0) await options.encode(() => undefined).catch(() => undefined);
    throw error;
  }
}

function formChanges(
  { file, path, files }: ContentTarget,
  body: Buffer,
  { content, masters }: EditorOptions,
  { uploads }: EditorState,
  onOverwritten: (path: ValuePath) => void,
): FileChange[] {
  const sent = JSON.parse(body.toString()) as { values: Values; was?: Values | null };
  const current = existsSync(file) ? readableValues(path, files) : undefined;
  if (!current && sent.was) {
    const message = `Nothing was saved: content/${path} has been deleted in another window. Copy what you still need, then reload this page.`;
    throw new Refusal(conflict, message);
  }
  const values = current && sent.was ? mergeValues(sent.was, sent.values, current, onOverwritten) : sent.values;
  const placed = placePictures(path, values, uploads);
  const text = files.serialize(path, placed.values);
  const savedText = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return [...(text === savedText ? [] : [{ file, data: text }]), ...pictureChanges(placed, content, masters)];
}

/** The name of a value in its form: “Offices 2, City”. */
const labelOfValue = (path: ValuePath): string =>
  path
    .map((step, index) => {
      if (typeof step === 'number') return ` ${step + 1}`;
      const label = labelAndHint(step, String(path[index - 1]))?.label ?? labelAndHint(step)?.label ?? step;
      return `${index > 0 ? ', ' : ''}${label}`;
    })
    .join('');

/** A file's values. Refuses the save if the file cannot be read, since its words would be lost. */
function readableValues(path: string, files: ContentFiles): Values {
  try {
    return files.read(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    const message = `Nothing was saved: correct the mistake in content/${path} first, then reload this page. ${reason}`;
    throw new Refusal(wrongContent, message, { cause });
  }
}

/** Encodes these pictures. Problems with others are not caused by this save: the check and the next encoding report them. */
async function encodePictures(pictures: FileChange[], options: EditorOptions, state: EditorState): Promise<void> {
  const ownLines = pictures.map(({ file }) => `art/masters/${relative(options.masters, file)}: `);
  try {
    await options.encode((name) => (state.doing = `Encoding the picture ${name} …`));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const ownProblems = error.message.split('\n').filter((line) => ownLines.some((start) => line.startsWith(start)));
    if (ownProblems.length > 0) throw new Refusal(wrongContent, ownProblems.join('\n'), { cause: error });
  } finally {
    state.doing = '';
  }
}
