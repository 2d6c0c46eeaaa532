import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { publicationBadge } from './browser/publication-badge.js';
import { ContentFiles } from './content-files.ts';
import { editorPath, photosFolder } from './editor-config.ts';
import type { EditorOptions } from './editor-options.ts';
import { pathWithin } from './path-within.ts';
import { readFocusValues } from './pictures/picture-changes.ts';
import { withShownPictures } from './pictures/shown-pictures.ts';
import { todayAt } from './today-at.ts';

/** All readable files with their values as JSON, to which entries of lists add their badge, and the names of photos. */
export function listedFiles({ content, routes, masters }: EditorOptions): Record<string, string | null> {
  const files = new ContentFiles(content, routes);
  const focus = readFocusValues(masters) ?? {};
  const today = todayAt(content);
  const listEntries = new Set([...files.plainPages(), ...files.articles()]);
  const paths = [...files.all().map(({ path }) => path), ...listEntries];
  const photos = globSync('photos/*.{jpg,jpeg,png}', { cwd: masters }).filter((file) => pathWithin(masters, file));
  return Object.fromEntries([
    ...paths.flatMap((path) => {
      const fileValues = files.readIfPossible(path);
      if (!fileValues) return [];
      const values = withShownPictures(path, fileValues, content, focus);
      const badge = listEntries.has(path) ? { badge: publicationBadge(values, today) } : {};
      return [[editorPath(path), JSON.stringify({ ...values, ...badge }, null, 2)] as const];
    }),
    ...photos.map((file) => [`${photosFolder}/${basename(file)}`, null] as const),
  ]);
}
