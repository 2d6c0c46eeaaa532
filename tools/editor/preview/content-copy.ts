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

/** Copies the texts of `content` into a temporary folder. */
export function createContentCopy(content: string): ContentCopy {
  const folder = mkdtempSync(join(tmpdir(), 'editor-preview-'));
  for (const name of linkedFolders.filter((linked) => existsSync(join(content, linked)))) {
    symlinkSync(join(content, name), join(folder, name));
  }
  const isCopied = (source: string) =>
    ![...linkedFolders, 'pictures', 'schema'].includes(relative(content, source).split('/')[0] ?? '');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const update = (unsaved?: UnsavedForm) => {
    for (const name of readdirSync(folder).filter((entry) => !linkedFolders.includes(entry))) {
      rmSync(join(folder, name), { recursive: true });
    }
    cpSync(content, folder, { recursive: true, filter: isCopied });
    const pictures = JSON.parse(readFileSync(join(content, pictureIndex), 'utf8')) as object;
    write(pictureIndex, JSON.stringify({ ...pictures, ...unsaved?.pictures }));
    for (const [path, text] of unsaved?.files ?? []) {
      if (!linkedFolders.includes(path.split('/')[0] ?? '')) write(path, text);
    }
  };
  return { folder, update, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
