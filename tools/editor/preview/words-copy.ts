import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { ListedPicture } from '#content/schema/known-files.ts';

/** What a form holds that is not saved yet. */
export interface Unsaved {
  /** The path of its file below the content folder. */
  path: string;
  /** By path below the content folder, the text of its file and of drawings that were uploaded in it. */
  files: ReadonlyMap<string, string>;
  /** Pictures that were uploaded in it, by the names that they will have. */
  pictures: Readonly<Record<string, ListedPicture>>;
}

/** A copy of the words of a content folder that may hold what is not saved yet. */
export interface WordsCopy {
  folder: string;
  /** Makes the copy what the content is now, and what is unsaved. */
  update: (unsaved?: Unsaved) => void;
  remove: () => void;
}

/** Folders of files that hold pictures, not text: a change is shown once it is saved. */
const linked = ['brand', 'share'];

const pictureIndex = 'pictures/index.json';

/** Copies the words of `content` into a temporary folder. */
export function copyWords(content: string): WordsCopy {
  const folder = mkdtempSync(join(tmpdir(), 'editor-preview-'));
  for (const name of linked.filter((name) => existsSync(join(content, name))))
    symlinkSync(join(content, name), join(folder, name));
  const isCopied = (source: string) =>
    ![...linked, 'pictures', 'schema'].includes(relative(content, source).split('/')[0] ?? '');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const update = (unsaved?: Unsaved) => {
    for (const name of readdirSync(folder).filter((entry) => !linked.includes(entry)))
      rmSync(join(folder, name), { recursive: true });
    cpSync(content, folder, { recursive: true, filter: isCopied });
    const pictures = JSON.parse(readFileSync(join(content, pictureIndex), 'utf8')) as object;
    write(pictureIndex, JSON.stringify({ ...pictures, ...unsaved?.pictures }));
    for (const [path, text] of unsaved?.files ?? []) if (!linked.includes(path.split('/')[0] ?? '')) write(path, text);
  };
  return { folder, update, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
