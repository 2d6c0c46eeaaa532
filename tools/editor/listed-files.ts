import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { publicationBadge } from './browser/publication-badge.js';
import { ContentFiles } from './content-files.ts';
import { editorPath, photosFolder } from './editor-config.ts';
import type { EditorOptions } from './editor-options.ts';
import { pathWithin } from './path-within.ts';
import { readFocusValues } from './pictures/picture-changes.ts';
import { withArticlePictures } from './pictures/shown-pictures.ts';
import { todayAt } from './today-at.ts';

/** All files that can be read with their values as JSON text, those of lists with their badge, and the names of photos. */
export function listedFiles({ content, routes, masters }: EditorOptions): Record<string, string | null> {
  const files = new ContentFiles(content, routes);
  const focus = readFocusValues(masters) ?? {};
  const today = todayAt(content);
  const listed = new Set([...files.plainPages(), ...files.articles()]);
  const paths = [...files.all().map(({ path }) => path), ...listed];
  const photos = globSync('photos/*.{jpg,jpeg,png}', { cwd: masters }).filter((file) => pathWithin(masters, file));
  return Object.fromEntries([
    ...paths.flatMap((path) => {
      const read = files.readable(path);
      if (!read) return [];
      const values = withArticlePictures(path, read, content, focus);
      const badge = listed.has(path) ? { badge: publicationBadge(values, today) } : {};
      return [[editorPath(path), JSON.stringify({ ...values, ...badge }, null, 2)] as const];
    }),
    ...photos.map((file) => [`${photosFolder}/${basename(file)}`, null] as const),
  ]);
}
