import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ListedPicture } from '#content/schema/known-files.ts';

/** The unsaved content of a form. */
export interface UnsavedForm {
  /** The path of its file below the content folder. */
  path: string;
  /** The texts of its file and of drawings that were uploaded in it, by path below the content folder. */
  files: ReadonlyMap<string, string>;
  /** Pictures that were uploaded in it, by their future names. */
  pictures: Readonly<Record<string, ListedPicture>>;
}

/** A copy of a content folder's texts that may include unsaved ones. */
interface ContentCopy {
  folder: string;
  /** Updates the copy to the current content plus what is unsaved. */
  update: (unsaved?: UnsavedForm) => void;
  remove: () => void;
}

/** Folders of pictures, which are linked instead of copied: unsaved changes there are not shown. */
const linkedFolders = ['brand', 'share'];

const pictureIndex = 'pictures/index.json';

/** Creates a temporary folder for the copy of `content`, which has its texts from the first update on. */
export function createContentCopy(content: string): ContentCopy {
  const folder = mkdtempSync(join(tmpdir(), 'editor-preview-'));
  for (const name of linkedFolders.filter((linked) => existsSync(join(content, linked)))) {
    symlinkSync(join(content, name), join(folder, name));
  }
  /** The bytes of each file of the copy. */
  const copied = new Map<string, Buffer>();
  const remove = (path: string) => {
    rmSync(join(folder, path), { recursive: true, force: true });
    copied.delete(path);
  };
  const write = (path: string, data: Buffer) => {
    // A preview is requested at every pause in typing, and writing a hundred files takes longer than reading them.
    if (copied.get(path)?.equals(data)) return;
    // A folder of this name may be left from deleted files. A text that a full disk cuts off must not count as written.
    remove(path);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), data);
    copied.set(path, data);
  };
  const update = (unsaved?: UnsavedForm) => {
    const files = readTexts(content);
    const pictures = JSON.parse(readFileSync(join(content, pictureIndex), 'utf8')) as object;
    files.set(pictureIndex, Buffer.from(JSON.stringify({ ...pictures, ...unsaved?.pictures })));
    for (const [path, text] of unsaved?.files ?? []) {
      if (!linkedFolders.includes(topFolderOf(path))) files.set(path, Buffer.from(text));
    }
    for (const path of copied.keys()) if (!files.has(path)) remove(path);
    for (const [path, data] of files) write(path, data);
  };
  return { folder, update, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const topFolderOf = (path: string) => path.split('/')[0] ?? '';

/** The bytes of all files except pictures and schemas, by path below the content folder. */
function readTexts(content: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const readFolder = (path: string) => {
    for (const entry of readdirSync(join(content, path), { withFileTypes: true })) {
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      if ([...linkedFolders, 'pictures', 'schema'].includes(below)) continue;
      const kind = entry.isSymbolicLink() ? statSync(join(content, below), { throwIfNoEntry: false }) : entry;
      if (kind?.isDirectory()) readFolder(below);
      else if (kind?.isFile()) files.set(below, readFileSync(join(content, below)));
    }
  };
  readFolder('');
  return files;
}
