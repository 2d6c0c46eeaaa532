import { basename, join } from 'node:path';
import { ContentFiles } from './content-files.ts';
import { editorPath, photosFolder } from './editor-config.ts';
import type { EditorOptions } from './editor-options.ts';
import { pathWithin } from './path-within.ts';

/** A file that a request may write or delete. */
export type Target = PictureTarget | ContentTarget;

interface PictureTarget {
  kind: 'picture';
  /** The path on the disk. */
  file: string;
}

export interface ContentTarget {
  kind: 'content';
  /** The path on the disk. */
  file: string;
  /** The path below the content folder. */
  path: string;
  files: ContentFiles;
}

const photoName = new RegExp(`^${photosFolder}/[a-z0-9]+(-[a-z0-9]+)*\\.(jpe?g|png)$`);

/** The file that the editor calls `editorName`; undefined if the editor may not write it. */
export function targetOf(editorName: string, { content, routes, masters }: EditorOptions): Target | undefined {
  if (photoName.test(editorName)) {
    const file = pathWithin(masters, `photos/${editorName.slice(photosFolder.length + 1)}`);
    return file === undefined ? undefined : { kind: 'picture', file };
  }
  const files = new ContentFiles(content, routes);
  const path = contentPath(editorName, files);
  return path === undefined ? undefined : { kind: 'content', file: join(content, path), path, files };
}

/** The path below content/ of the file that the editor calls `editorName`; undefined if the editor may not write it. */
function contentPath(editorName: string, files: ContentFiles): string | undefined {
  const path = pathOfNewFile(editorName) ?? files.all().find((known) => editorPath(known.path) === editorName)?.path;
  return path && files.find(path) ? path : undefined;
}

/** The path of a file of a kind that the editor may add, whether or not it exists; undefined for other kinds. */
function pathOfNewFile(editorName: string): string | undefined {
  const article = /^articles\/([^/]+)\.json$/.exec(editorName)?.[1];
  if (article) return `blog/${article}.md`;
  const plainPage = /^content\/(plain-pages\/[^/]+)\.json$/.exec(editorName)?.[1];
  return plainPage && `${plainPage}.yaml`;
}

/** The reason why the editor may not write a file, for the person who edits. */
export function refusalMessage(editorName: string): string {
  if (editorName.startsWith(`${photosFolder}/`)) {
    return `${basename(editorName)} was not saved: only a JPEG or PNG whose name has lowercase letters, digits and hyphens can be put in, such as loading-dock.jpg`;
  }
  if (pathOfNewFile(editorName)) {
    return `${basename(editorName, '.json')} cannot become an address: begin with a title of letters, digits and spaces, and change it once it is saved`;
  }
  return `${editorName} cannot be written by the editor`;
}
