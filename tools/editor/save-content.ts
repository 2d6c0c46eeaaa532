import { existsSync, readFileSync } from 'node:fs';
import type { ContentFiles } from './content-files.ts';
import type { EditorOptions, EditorState } from './editor-options.ts';
import { isGroup } from './fields/editor-entry.ts';
import { pictureChanges, problemPrefixes, readFocusValues } from './pictures/picture-changes.ts';
import { parsePicture } from './pictures/picture-value.ts';
import { placePictures } from './pictures/place-pictures.ts';
import { withShownPictures } from './pictures/shown-pictures.ts';
import { labelAndHint } from './labels/label-and-hint.ts';
import { mergeValues, type ValuePath } from './merge-values.ts';
import { parseJsonObject } from './parse-json-object.ts';
import { isBelow } from './path-within.ts';
import { badRequest, conflict, Refusal, wrongContent } from './refusal.ts';
import { saveTogether, type FileChange, type FormerFiles } from './save-file.ts';
import type { ContentTarget, Target } from './target-file.ts';

type Values = Record<string, unknown>;

/** A form as the browser sends it. */
interface SentForm {
  values: Values;
  /** The values with which the form was opened; null for a form that creates its file. */
  was?: Values | null | undefined;
}

/**
 * Saves a form with the pictures that were uploaded in it, or a single picture, and encodes the pictures; either all succeeds or
 * nothing changes. Resolves to the id by which the save can be undone (undefined if nothing has changed) and the labels of
 * values that somebody else had changed in the meantime.
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
  const masterChanges = changes.filter(({ file }) => isBelow(options.masters, file));
  const ownPrefixes = masterChanges.flatMap((change) => problemPrefixes(change, options.masters));
  try {
    const former = await saveTogether(changes, async () => {
      if (masterChanges.length > 0) await encodePictures(ownPrefixes, options, state);
    });
    return { saved: await state.history.add(former), overwritten };
  } catch (error) {
    // Encoding again removes the files of pictures that have been put back. The error below has the reason.
    if (masterChanges.length > 0) await options.encode(() => undefined).catch(() => undefined);
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
  const { values: sent, was } = parseForm(body);
  // The badge is only for lists: listed-files.ts adds it.
  const { badge: _, ...form } = sent;
  // As the form showed them: otherwise, what it adds to the file's values would count as changed in another window.
  const current = existsSync(file)
    ? withShownPictures(path, readValues(path, files), content, readFocusValues(masters) ?? {})
    : undefined;
  if (!current && was) {
    const message = `Nothing was saved: content/${path} has been deleted in another window. Copy what you still need, then reload this page.`;
    throw new Refusal(conflict, message);
  }
  // By now, the file has the name of an upload from an earlier save.
  const isUpload = (value: unknown) => parsePicture(value)?.upload !== undefined;
  const reportOverwritten = (steps: ValuePath) => isUpload(valueAt(was, steps)) || onOverwritten(steps);
  const values = current && was ? mergeValues(was, form, current, reportOverwritten) : form;
  const placed = placePictures(path, values, uploads);
  const text = files.serialize(path, placed.values);
  const savedText = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  // A new file may be sent again if the response to its first save was lost.
  if (was === null && savedText !== undefined && savedText !== text) {
    const message = `Nothing was saved: content/${path} already exists, from another window or an earlier save. Choose another title, or copy what you still need and reload this page.`;
    throw new Refusal(conflict, message);
  }
  return [...(text === savedText ? [] : [{ file, data: text }]), ...pictureChanges(placed, content, masters)];
}

/** Parses a form as the browser sends it. Throws a Refusal if it has no values. */
function parseForm(body: Buffer): SentForm {
  const { values, was } = parseJsonObject(body);
  if (!isGroup(values)) throw new Refusal(badRequest, 'The “values” of the request are not a JSON object');
  if (was !== undefined && was !== null && !isGroup(was)) {
    throw new Refusal(badRequest, 'The “was” of the request is neither null nor a JSON object');
  }
  return { values, was };
}

const valueAt = (values: unknown, path: ValuePath) =>
  path.reduce<unknown>((part, step) => (part as Record<string | number, unknown> | undefined)?.[step], values);

/** The name of a value in its form: “Offices 2, City”. */
const labelOfValue = (path: ValuePath): string =>
  path
    .map((step, index) => {
      if (typeof step === 'number') return ` ${step + 1}`;
      const parent = path[index - 1]?.toString();
      const label = labelAndHint(step, parent)?.label ?? labelAndHint(step)?.label ?? step;
      return `${index > 0 ? ', ' : ''}${label}`;
    })
    .join('');

/** A file's values. Throws a Refusal if the file cannot be read, since saving would lose its words. */
function readValues(path: string, files: ContentFiles): Values {
  try {
    return files.read(path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    const message = `Nothing was saved: correct the mistake in content/${path} first, then reload this page. ${reason}`;
    throw new Refusal(wrongContent, message, { cause });
  }
}

/** Deletes a picture and its encoded files. The check then reports where content shows it. Resolves to its former file. */
export async function deletePicture(file: string, options: EditorOptions, state: EditorState): Promise<FormerFiles> {
  return saveTogether([{ file, data: undefined }], () => encodePictures([], options, state));
}

/**
 * Encodes all pictures that have changed. Rejects with a Refusal if a problem begins with one of `ownPrefixes`, or with an error
 * such as a full disk. This save has not caused other problems: the check and the next encoding report them.
 */
async function encodePictures(
  ownPrefixes: readonly string[],
  options: EditorOptions,
  state: EditorState,
): Promise<void> {
  try {
    await options.encode((name) => (state.doing = `Encoding the picture ${name}…`));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ArtError') throw error;
    const ownProblems = error.message
      .split('\n')
      .filter((line) => ownPrefixes.some((prefix) => line.startsWith(prefix)));
    if (ownProblems.length > 0) throw new Refusal(wrongContent, ownProblems.join('\n'), { cause: error });
  } finally {
    state.doing = '';
  }
}
