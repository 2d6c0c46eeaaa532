import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readKnownFiles } from '#content/schema/known-files.ts';
import { fileResponseWithin, jsonResponse, type EditorResponse } from '../editor-response.ts';
import type { EditorOptions, EditorState } from '../editor-options.ts';
import type { PictureRole } from './uploads.ts';

const roles: readonly PictureRole[] = ['cover', 'opening', 'openingPhone', 'portrait', 'photo', 'figure'];

/** The extensions of pictures that may be in art/masters/. */
const masterExtensions = ['jpg', 'jpeg', 'png'];

const uploadTypes = { jpg: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml' };

/** Keeps an uploaded file; `query` has its name and role. */
export async function takeUpload(
  query: URLSearchParams,
  bytes: Buffer,
  { content, masters }: EditorOptions,
  { uploads }: EditorState,
): Promise<EditorResponse> {
  const role = roles.find((known) => known === query.get('role'));
  if (!role) return jsonResponse(400, { error: 'The role of the picture is unknown' });
  const [folder, extensions] =
    role === 'figure' ? [join(content, 'blog/figures'), ['svg']] : [join(masters, 'photos'), masterExtensions];
  const { id, name, width, height } = await uploads.add(query.get('name') ?? 'picture', role, bytes, (candidate) =>
    isTaken(candidate, folder, extensions),
  );
  return jsonResponse(200, { id, name, width, height });
}

/** Whether an upload cannot be called `name`: `hours-phone`, for example, is the version of `hours` for phones, present or future. */
const isTaken = (name: string, folder: string, extensions: readonly string[]) =>
  /-(phone|tablet)$/.test(name) ||
  ['', '-phone', '-tablet'].some((ending) =>
    extensions.some((extension) => existsSync(join(folder, `${name}${ending}.${extension}`))),
  );

/** The bytes of an upload; undefined if there is none with this id. */
export function uploadedFile(id: number, { uploads }: EditorState): EditorResponse | undefined {
  const upload = uploads.get(id);
  return upload && { status: 200, type: uploadTypes[upload.extension], body: upload.bytes };
}

/** The site's pictures by name, each with the address of a small version, and with the original if it can be cropped again. */
export function listPictures({ content, masters }: EditorOptions): EditorResponse {
  const { pictures } = readKnownFiles(content);
  const listedPictures = Object.entries(pictures)
    .filter(([name]) => !isCropIn(pictures, name))
    .map(([name, { jpeg, hash, width, height }]) => [
      name,
      {
        address: `site/pictures/${name}-${jpeg}.${hash.slice(0, 6)}.jpg`,
        width,
        height,
        master: masterExtensions
          .map((extension) => `${name}.${extension}`)
          .find((file) => existsSync(join(masters, file))),
      },
    ]);
  return jsonResponse(200, Object.fromEntries(listedPictures));
}

/** Whether a picture is another one's crop for tablets or phones: the name of an original may end like a crop's, too. */
function isCropIn(pictures: object, name: string): boolean {
  const whole = name.replace(/-(tablet|phone)$/, '');
  return whole !== name && whole in pictures;
}

/** An original picture, in which a form chooses the point that stays in view. */
export async function masterPicture(file: string, { masters }: EditorOptions): Promise<EditorResponse | undefined> {
  return /^[a-z0-9/-]+\.(jpe?g|png)$/.test(file) ? fileResponseWithin(masters, file) : undefined;
}
