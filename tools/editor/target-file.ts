import { basename, join } from 'node:path';
import { ContentFiles } from './content-files.ts';
import { editorPath, photosFolder } from './editor-config.ts';
import type { EditorOptions } from './editor-options.ts';
import { pathWithin } from './path-within.ts';

/** A file that a request may write or delete: a picture, or a content file by its path below the content folder. */
export type Target = { file: string } & ({ picture: true } | { picture: false; path: string; files: ContentFiles });

const photo = new RegExp(`^${photosFolder}/[a-z0-9]+(-[a-z0-9]+)*\\.(jpe?g|png)$`);

/** The target with the editor's name `name`; undefined if the editor may not write it. */
export function targetOf(name: string, { content, routes, masters }: EditorOptions): Target | undefined {
  if (photo.test(name)) {
    const file = pathWithin(masters, `photos/${name.slice(photosFolder.length + 1)}`);
    return file === undefined ? undefined : { file, picture: true };
  }
  const files = new ContentFiles(content, routes);
  const path = contentPath(name, files);
  return path === undefined ? undefined : { file: join(content, path), picture: false, path, files };
}

/** The content file that the editor has under the name. */
function contentPath(file: string, files: ContentFiles): string | undefined {
  const article = /^articles\/([^/]+)\.json$/.exec(file)?.[1];
  const plain = /^content\/(plain-pages\/[^/]+)\.json$/.exec(file)?.[1];
  const path = article
    ? `blog/${article}.md`
    : plain
      ? `${plain}.yaml`
      : files.all().find((known) => editorPath(known.path) === file)?.path;
  return path && files.find(path) ? path : undefined;
}

/** The reason that the editor may not write a file, for the person who edits. */
export const refusalMessage = (file: string) =>
  file.startsWith(`${photosFolder}/`)
    ? `${basename(file)} was not saved: only a JPEG or PNG whose name has small letters, digits and hyphens can be put in, such as loading-dock.jpg`
    : /^(articles|content\/plain-pages)\/[^/]+\.json$/.test(file)
      ? `${basename(file, '.json')} cannot become an address: begin with a title of letters, digits and spaces, and change it once it is saved`
      : `${file} cannot be written by the editor`;
