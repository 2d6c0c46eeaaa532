import { slugify } from '#content/schema/slug.ts';
import { isGroup } from '../fields/editor-entry.ts';
import { conflict, Refusal } from '../refusal.ts';
import { parsePicture, type PictureValue } from './picture-value.ts';
import { fitsAs, type Upload, type Uploads } from './uploads.ts';

/** A form's values and uploads, once each picture has its name. */
export interface PlacedPictures {
  /** The form's values with the names that pictures will have. */
  values: Record<string, unknown>;
  /** Uploads by the name that each will have, below art/masters/ or content/blog/figures/, without extension. */
  uploads: Map<string, Upload>;
  /** The points that stay in view, by the name of the picture. */
  focus: Map<string, string>;
}

/** Names the uploads in a form, whose file is at `path` below the content folder. */
export function placePictures(path: string, values: Record<string, unknown>, uploads: Uploads): PlacedPictures {
  const placed: PlacedPictures = { values, uploads: new Map(), focus: new Map() };
  const article = /^blog\/(.+)\.md$/.exec(path)?.[1];
  const place: Place = (name, { upload, focus }) => {
    if (upload !== undefined) placed.uploads.set(name, uploadWith(upload, uploads));
    if (focus) placed.focus.set(name, focus);
    return name;
  };
  if (article) {
    const crop: CropPicture = (picture, name) => {
      const upload = picture?.upload === undefined ? undefined : uploadWith(picture.upload, uploads);
      return upload && fitsAs(name, upload, article) ? { ...picture, upload: upload.id } : undefined;
    };
    placed.values = withoutArticlePictures(article, values, place, crop);
  }
  if (path === 'people/team.yaml') placed.values = withIds(values) as Record<string, unknown>;
  placed.values = replaceTexts(placed.values, (value, owner) => {
    const picture = parsePicture(value);
    if (!picture || (picture.upload === undefined && !picture.focus)) return value;
    return place(
      picture.upload === undefined ? picture.name : nameOf(uploadWith(picture.upload, uploads), owner),
      picture,
    );
  }) as Record<string, unknown>;
  if (typeof placed.values['body'] === 'string') {
    placed.values = { ...placed.values, body: placeInBody(placed.values['body'], uploads, place) };
  }
  return placed;
}

type Picture = Pick<PictureValue, 'upload' | 'focus'>;

/** Returns another picture's upload and focus if enough of it is left in the shape that `name` requires. */
type CropPicture = (picture: Picture | undefined, name: string) => Picture | undefined;

/** Gives a picture's upload and focus the name, and returns it. */
type Place = (name: string, picture: Picture) => string;

/**
 * Puts an article's own pictures in place, and returns the form's other values. Cuts a missing opening picture from the cover,
 * and its missing versions for tablets and phones from the opening picture.
 */
function withoutArticlePictures(
  article: string,
  { cover, opening, openingPhone, ...entries }: Record<string, unknown>,
  place: Place,
  crop: CropPicture,
): Record<string, unknown> {
  const name = `hero-${article}`;
  const coverPicture = parsePicture(cover);
  const wide = parsePicture(opening) ?? crop(coverPicture, name);
  const tablet = crop(wide, `${name}-tablet`);
  const phone = parsePicture(openingPhone) ?? crop(wide, `${name}-phone`);
  if (coverPicture) place(`cover-${article}`, coverPicture);
  if (wide) place(name, wide);
  if (tablet) place(`${name}-tablet`, tablet);
  if (phone) place(`${name}-phone`, phone);
  return entries;
}

/** The name of an upload: a portrait is named after the person, another picture after its file. */
const nameOf = ({ role, name }: Upload, owner: string | undefined) =>
  role === 'portrait' ? `team/${owner ?? name}` : `photos/${name}`;

/** Puts the names of uploads in an article's text: for pictures without their folder, for figures the file's name. */
function placeInBody(body: string, uploads: Uploads, place: Place): string {
  return body
    .replaceAll(/\]\(upload\/(\d+)/g, (_, id) => {
      const { name } = uploadWith(Number(id), uploads);
      place(`photos/${name}`, { upload: Number(id) });
      return `](${name}`;
    })
    .replaceAll(/file="upload\/(\d+)(?:\+upload\/(\d+))?"/g, (_, wide, phone) => {
      const { name } = uploadWith(Number(wide), uploads);
      place(`figures/${name}`, { upload: Number(wide) });
      if (phone) place(`figures/${name}-phone`, { upload: Number(phone) });
      return `file="${name}"`;
    });
}

function uploadWith(id: number, uploads: Uploads): Upload {
  const upload = uploads.get(id);
  if (!upload) {
    throw new Refusal(conflict, 'The picture was uploaded before the editor was restarted: upload it again');
  }
  return upload;
}

/** Replaces each string in a value; `owner` is the `id` of the group that the string is in. */
function replaceTexts(value: unknown, replace: (value: string, owner?: string) => string, owner?: string): unknown {
  if (typeof value === 'string') return replace(value, owner);
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, replace, owner));
  if (!isGroup(value)) return value;
  const id = typeof value['id'] === 'string' && value['id'] !== '' ? value['id'] : owner;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaceTexts(part, replace, id)]));
}

/** The file of a placed upload, below the folder of masters or of content. */
export const fileOf = (name: string, { extension }: Upload) =>
  name.startsWith('figures/')
    ? { folder: 'content' as const, file: `blog/${name}.svg` }
    : { folder: 'masters' as const, file: `${name}.${extension}` };

/** Gives new people an id made from their name, since articles name people by their ids. */
function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds);
  if (!isGroup(value)) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withIds(part)]));
  const { id, name } = parts;
  return !id && typeof name === 'string' && name !== '' ? { ...parts, id: slugify(name) } : parts;
}
