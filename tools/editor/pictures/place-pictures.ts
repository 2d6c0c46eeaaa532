import { slugify } from '#content/schema/slug.ts';
import { isGroup } from '../fields/editor-entry.ts';
import { conflict, Refusal } from '../refusal.ts';
import { parsePicture, type PictureValue } from './picture-value.ts';
import { fitsAs, type Upload, type Uploads } from './uploads.ts';

export interface Placed {
  /** The form's values with the names that pictures will have. */
  values: Record<string, unknown>;
  /** Uploads by the name that each will have, below art/masters/ or content/blog/figures/, without extension. */
  uploads: Map<string, Upload>;
  /** By the name of a picture, the point of it that stays in view. */
  focus: Map<string, string>;
}

/** Gives the uploads that a form names their names. `path` is that of its file below the content folder. */
export function placePictures(path: string, values: Record<string, unknown>, uploads: Uploads): Placed {
  const placed: Placed = { values, uploads: new Map(), focus: new Map() };
  const article = /^blog\/(.+)\.md$/.exec(path)?.[1];
  const put = (name: string, { upload, focus }: Pick<PictureValue, 'upload' | 'focus'>) => {
    if (upload !== undefined) placed.uploads.set(name, found(upload, uploads));
    if (focus) placed.focus.set(name, focus);
    return name;
  };
  const cutFrom: CutFrom = (picture, name) => {
    const upload = picture?.upload === undefined ? undefined : found(picture.upload, uploads);
    return upload && fitsAs(name, upload) ? { ...picture, upload: upload.id } : undefined;
  };
  if (article) placed.values = withoutArticlePictures(article, values, put, cutFrom);
  if (path === 'people/team.yaml') placed.values = withIds(values) as Record<string, unknown>;
  placed.values = replaced(placed.values, (value, owner) => {
    const picture = parsePicture(value);
    if (!picture || (picture.upload === undefined && !picture.focus)) return value;
    return put(picture.upload === undefined ? picture.name : nameOf(found(picture.upload, uploads), owner), picture);
  }) as Record<string, unknown>;
  if (typeof placed.values['body'] === 'string')
    placed.values = { ...placed.values, body: placedBody(placed.values['body'], uploads, put) };
  return placed;
}

type Picture = Pick<PictureValue, 'upload' | 'focus'>;
/** The upload of another picture and its focus, where enough of it is left in the shape of that name. */
type CutFrom = (picture: Picture | undefined, name: string) => Picture | undefined;
type Put = (name: string, picture: Pick<PictureValue, 'upload' | 'focus'>) => string;

/** The opening is cut from the cover, and its crops from the opening, where an article that has none gets only one picture. */
function withoutArticlePictures(
  article: string,
  values: Record<string, unknown>,
  put: Put,
  cutFrom: CutFrom,
): Record<string, unknown> {
  const { cover, opening: landscape, openingPhone: portrait, ...entries } = values;
  const [first, second, third] = [parsePicture(cover), parsePicture(landscape), parsePicture(portrait)];
  const [opening, tablet, phone] = [`hero-${article}`, `hero-${article}-tablet`, `hero-${article}-phone`];
  const wide = second ?? cutFrom(first, opening);
  const middle = cutFrom(wide, tablet);
  const tall = third ?? cutFrom(wide, phone);
  if (first) put(`cover-${article}`, first);
  if (wide) put(opening, wide);
  if (middle) put(tablet, middle);
  if (tall) put(phone, tall);
  return entries;
}

/** Portraits are named after the person, others after their files. */
const nameOf = ({ role, name }: Upload, owner: string | undefined) =>
  role === 'portrait' ? `team/${owner ?? name}` : `photos/${name}`;

/** In Markdown a picture is named without its folder, and a figure by its file. */
function placedBody(body: string, uploads: Uploads, put: Put): string {
  return body
    .replaceAll(/\]\(upload\/(\d+)/g, (_, id) => {
      const { name } = found(Number(id), uploads);
      put(`photos/${name}`, { upload: Number(id) });
      return `](${name}`;
    })
    .replaceAll(/file="upload\/(\d+)(?:\+upload\/(\d+))?"/g, (_, wide, phone) => {
      const { name } = found(Number(wide), uploads);
      put(`figures/${name}`, { upload: Number(wide) });
      if (phone) put(`figures/${name}-phone`, { upload: Number(phone) });
      return `file="${name}"`;
    });
}

function found(id: number, uploads: Uploads): Upload {
  const upload = uploads.get(id);
  if (!upload)
    throw new Refusal(conflict, 'The picture was uploaded before the editor was started anew: upload it again');
  return upload;
}

/** With each string replaced; `owner` is the `id` of the group of a list that it is in. */
function replaced(value: unknown, replace: (value: string, owner?: string) => string, owner?: string): unknown {
  if (typeof value === 'string') return replace(value, owner);
  if (Array.isArray(value)) return value.map((item) => replaced(item, replace, owner));
  if (!isGroup(value)) return value;
  const id = typeof value['id'] === 'string' && value['id'] !== '' ? value['id'] : owner;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, replace, id)]));
}

/** The file of a placed upload, below the folder of masters or of content. */
export const fileOf = (name: string, { extension }: Upload) =>
  name.startsWith('figures/')
    ? { folder: 'content' as const, file: `blog/${name}.svg` }
    : {
        folder: 'masters' as const,
        file: `${name}.${extension}`,
        other: `${name}.${extension === 'jpg' ? 'png' : 'jpg'}`,
      };

/** Articles name people by their ids: a new person gets that of the name. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds);
  if (!isGroup(value)) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withIds(part)]));
  const { id, name } = parts;
  return !id && typeof name === 'string' && name !== '' ? { ...parts, id: slugify(name) } : parts;
}
