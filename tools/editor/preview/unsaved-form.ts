import { basename } from 'node:path';
import type { ListedPicture } from '#content/schema/known-files.ts';
import { fileOf, placePictures } from '../pictures/place-pictures.ts';
import { sizeAs, type Upload, type Uploads } from '../pictures/uploads.ts';
import type { ContentTarget } from '../target-file.ts';
import type { UnsavedForm } from './content-copy.ts';

/** The files that saving the form would write, and the pictures that saving would encode. */
export function unsavedForm(
  { path, files }: ContentTarget,
  values: Record<string, unknown>,
  uploads: Uploads,
): UnsavedForm {
  const placed = placePictures(path, values, uploads);
  const uploadsTo = (folder: 'content' | 'masters') =>
    [...placed.uploads].filter(([name, upload]) => fileOf(name, upload).folder === folder);
  return {
    path,
    files: new Map([
      [path, files.serialize(path, placed.values)],
      ...uploadsTo('content').map(([name, upload]) => [fileOf(name, upload).file, upload.bytes.toString()] as const),
    ]),
    pictures: Object.fromEntries(
      uploadsTo('masters').map(([name, upload]) => [name, indexEntry(name, upload, basename(path, '.md'))]),
    ),
  };
}

/** An upload as an entry of the picture index. Its hash, which becomes part of the picture's address, is its id. */
function indexEntry(name: string, upload: Upload, article: string): ListedPicture {
  const size = sizeAs(name, upload, article);
  const hash = upload.id.toString(16).padStart(6, '0');
  return { ...size, avif: [], jpeg: size.width, color: '#cccccc', hash };
}

/** The id of the upload whose preview is at a picture's address; NaN if the address has no hash. */
export const uploadIdAt = (address: string) => Number.parseInt(/\.([0-9a-f]{6})\.jpg$/.exec(address)?.[1] ?? '', 16);
