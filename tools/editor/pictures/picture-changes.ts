import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { focusFile, parseFocus, parseFocusValues } from '../../../art/encode/focus.ts';
import { changeYaml } from '../change-yaml.ts';
import { Refusal, wrongContent } from '../refusal.ts';
import type { FileChange } from '../save-file.ts';
import { fileOf, type PlacedPictures } from './place-pictures.ts';

/**
 * The changes that write uploads to their files, and the points of pictures that stay in view to focus.yaml. An upload without
 * a point deletes the point of the picture that it replaces, since its field has shown none.
 */
export function pictureChanges({ uploads, focus }: PlacedPictures, content: string, masters: string): FileChange[] {
  const files = [...uploads].flatMap(([name, upload]): FileChange[] => {
    const target = fileOf(name, upload);
    if (target.folder === 'content') return [{ file: join(content, target.file), data: upload.bytes }];
    const file = join(masters, target.file);
    return [
      ...otherFormatsOf(file).map((replaced) => ({ file: replaced, data: undefined })),
      { file, data: upload.bytes },
    ];
  });
  const changedFiles = files.filter(({ file, data }) => !hasContent(file, data));
  const current = readFocusValues(masters);
  const movedPoints = [...focus].filter(([name, point]) => focusPoint(current?.[name]) !== point);
  const outdatedPoints = [...uploads.keys()].filter((name) => !focus.has(name) && Object.hasOwn(current ?? {}, name));
  if (movedPoints.length === 0 && outdatedPoints.length === 0) return changedFiles;
  if (!current) {
    throw new Refusal(
      wrongContent,
      `art/masters/${focusFile} cannot be read: “npm run art -- encode” says how it is written`,
    );
  }
  const file = join(masters, focusFile);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const points = { ...current, ...Object.fromEntries(movedPoints) };
  for (const name of outdatedPoints) delete points[name];
  return [...changedFiles, { file, data: changeYaml(before, points) }];
}

/** The files that a picture's file replaces: a name stands for one picture, whatever the format of its file. */
function otherFormatsOf(file: string): string[] {
  const folder = dirname(file);
  const stem = basename(file, extname(file));
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => /\.(png|jpe?g)$/i.test(name) && basename(name, extname(name)) === stem && name !== basename(file))
    .map((name) => join(folder, name));
}

/**
 * The beginnings of the lines by which encoding reports problems with a change below `masters`. Must be called before the
 * change is made: of the lines about focus.yaml, only those about points that the change affects are included.
 */
export function problemPrefixes({ file, data }: FileChange, masters: string): string[] {
  const path = relative(masters, file);
  if (path !== focusFile) {
    // Up to the extension: the second file of a name is reported, which may be the one that is there already.
    return [`art/masters/${path.slice(0, path.length - extname(path).length)}.`];
  }
  const before = readFocusValues(masters);
  return Object.entries(parseFocusValues(String(data)) ?? {})
    .filter(([name, point]) => before?.[name] !== point)
    .flatMap(([name]) => [`art/masters/${focusFile}: “${name}” `, `art/masters/${focusFile}: ${name}: `]);
}

/** The value of a line of focus.yaml as forms write it: `30% 60%`; undefined for a value that encoding refuses. */
export function focusPoint(value: unknown): string | undefined {
  const focus = parseFocus(String(value));
  return focus && `${focus.x}% ${focus.y}%`;
}

/** The values in art/masters/focus.yaml, by picture; undefined if the file is not a mapping in YAML, which encoding reports. */
export function readFocusValues(masters: string): Record<string, unknown> | undefined {
  const file = join(masters, focusFile);
  return parseFocusValues(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

const hasContent = (file: string, data: FileChange['data']) =>
  existsSync(file) && data !== undefined && readFileSync(file).equals(Buffer.from(data));
