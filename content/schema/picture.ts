import { readFileSync } from 'node:fs';
import { z } from 'zod';

interface IndexEntry {
  width: number;
  height: number;
  avif: number[];
  jpeg: number;
  color: string;
  hash: string;
}

/** One drawing in its widths: an AVIF `srcset` and one JPEG for browsers without AVIF. Sizes in pixels. */
export interface PictureSource {
  width: number;
  height: number;
  avif: string;
  jpeg: string;
}

/** A picture as a component takes it; `phone` is its portrait crop, `color` its ground while it loads. */
export interface Picture extends PictureSource {
  alt: string;
  color: string;
  phone?: PictureSource;
}

const indexFile = new URL('../pictures/index.json', import.meta.url);
const index = JSON.parse(readFileSync(indexFile, 'utf8')) as Record<string, IndexEntry>;

/** The public address of one width; the hash in it changes with the picture, so it may be cached for ever. */
const pictureUrl = (name: string, width: number, entry: IndexEntry, extension: 'avif' | 'jpg') =>
  `/pictures/${name}-${width}.${entry.hash.slice(0, 6)}.${extension}`;

function source(name: string, entry: IndexEntry): PictureSource {
  return {
    width: entry.width,
    height: entry.height,
    avif: entry.avif.map((width) => `${pictureUrl(name, width, entry, 'avif')} ${width}w`).join(', '),
    jpeg: pictureUrl(name, entry.jpeg, entry, 'jpg'),
  };
}

const similarNames = (name: string) =>
  Object.keys(index)
    .filter((known) => name.split('-').some((part) => part.length > 2 && known.includes(part)))
    .slice(0, 5)
    .join(', ');

/** The name of a picture in content/pictures/index.json. */
export const pictureName = z.string().refine((name) => name in index, {
  error: ({ input }) => {
    const similar = similarNames(String(input));
    return `names the picture “${String(input)}”, which does not exist: see content/pictures/${similar ? `; similar: ${similar}` : ''}`;
  },
});

function entryOf(name: string): IndexEntry {
  const entry = index[name];
  if (!entry) throw new Error(`content/pictures/index.json has no “${name}”`);
  return entry;
}

/** Changes when the picture does. Throws when there is none of that name. */
export const pictureHash = (name: string): string => entryOf(name).hash;

/** The name behind a picture's public address. */
export const nameOfPicture = ({ jpeg }: Pick<PictureSource, 'jpeg'>): string =>
  jpeg.replace(/^\/pictures\/(.+)-\d+\.[0-9a-f]{6}\.jpg$/, '$1');

/**
 * `{ picture: NAME, alt: WORDS }`: NAME stands in content/pictures/index.json; `alt` is empty for decoration.
 * A picture called NAME-phone is taken as its crop for phones.
 */
export const picture = z
  .strictObject({ picture: pictureName, alt: z.string() })
  .transform(({ picture: name, alt }): Picture => {
    const entry = entryOf(name);
    const phone = index[`${name}-phone`];
    return {
      alt,
      color: entry.color,
      ...source(name, entry),
      ...(phone && { phone: source(`${name}-phone`, phone) }),
    };
  });
