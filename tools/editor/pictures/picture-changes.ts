import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { changeYaml } from '../change-yaml.ts';
import type { FileChange } from '../save-file.ts';
import { fileOf, type Placed } from './place-pictures.ts';

/** The file that says which point of a picture stays in view when it is cropped; below the folder of masters. */
const focusFile = 'focus.yaml';

/** The changes of files that put uploads in their places, and say what of them stays in view. */
export function pictureChanges({ uploads, focus }: Placed, content: string, masters: string): FileChange[] {
  const files = [...uploads].flatMap(([name, upload]): FileChange[] => {
    const placed = fileOf(name, upload);
    if (placed.folder === 'content') return [{ file: join(content, placed.file), data: upload.bytes }];
    // Of one name there is one picture, whatever its format was.
    const other = join(masters, placed.other);
    return [
      ...(existsSync(other) ? [{ file: other, data: undefined }] : []),
      { file: join(masters, placed.file), data: upload.bytes },
    ];
  });
  const changed = files.filter(({ file, data }) => !isSame(file, data));
  const kept = readFocusWords(masters);
  const moved = [...focus].filter(([name, words]) => focusPoint(kept[name]) !== words);
  if (moved.length === 0) return changed;
  const file = join(masters, focusFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...changed, { file, data: changeYaml(before, { ...kept, ...Object.fromEntries(moved) }) }];
}

/** The words of a line of it as its form has them: `30% 60%`. */
export const focusPoint = (words: string | undefined): string | undefined =>
  words === undefined ? undefined : (places[words.trim()] ?? words.trim());

const places: Record<string, string> = {
  center: '50% 50%',
  left: '0% 50%',
  right: '100% 50%',
  top: '50% 0%',
  bottom: '50% 100%',
};

/** By a picture's name, the words of art/masters/focus.yaml. */
export function readFocusWords(masters: string): Record<string, string> {
  const file = join(masters, focusFile);
  return ((existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined) ?? {}) as Record<string, string>;
}

const isSame = (file: string, data: FileChange['data']) =>
  existsSync(file) && data !== undefined && readFileSync(file).equals(Buffer.from(data));
