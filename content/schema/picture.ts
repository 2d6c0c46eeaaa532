import { z } from 'zod';
import type { KnownFiles, ListedPicture } from './known-files.ts';
import { lookup } from './lookup.ts';
import { similarNamesHint } from './nearest-names.ts';
import { plainText } from './text.ts';

/** One drawing in its widths: an AVIF `srcset` and one JPEG for browsers without AVIF. Sizes in pixels. */
export interface PictureSource {
  width: number;
  height: number;
  avif: string;
  jpeg: string;
}

/** A picture as components take it; `tablet` and `phone` are crops, `color` its placeholder while it loads. */
export interface Picture extends PictureSource {
  alt: string;
  color: string;
  tablet?: PictureSource;
  phone?: PictureSource;
  /** The address of its plates' positions, for pages on which they move: site/plates/. */
  platesAddress?: string;
}

/** The public address of a picture's file of one width: its hash changes with the picture, so it may be cached forever. */
export const pictureUrl = (name: string, width: number, hash: string, extension: 'avif' | 'jpg') =>
  `/pictures/${name}-${width}.${hash.slice(0, 6)}.${extension}`;

/** The public address of the positions of a picture's plates. */
export const platesUrl = (name: string, hash: string) => `/pictures/${name}.plates.${hash.slice(0, 6)}.json`;

function pictureSource(name: string, entry: ListedPicture): PictureSource {
  return {
    width: entry.width,
    height: entry.height,
    avif: entry.avif.map((width) => `${pictureUrl(name, width, entry.hash, 'avif')} ${width}w`).join(', '),
    jpeg: pictureUrl(name, entry.jpeg, entry.hash, 'jpg'),
  };
}

type Pictures = KnownFiles['pictures'];

/** The message for a picture that is not in pictures/index.json. */
export const unknownPicture = (name: string, pictures: Pictures): string =>
  `names the picture “${name}”, which does not exist: correct the name, or put a JPEG or PNG of this name into ` +
  `art/masters/ and run “npm run art -- encode”${similarNamesHint(name, Object.keys(pictures))}`;

/** The name of a picture in pictures/index.json. */
export const pictureName = lookup(({ pictures }) =>
  z
    .string()
    .refine((name) => Object.hasOwn(pictures, name), { error: ({ input }) => unknownPicture(String(input), pictures) }),
);

/** The name in a picture's public address. */
export const nameOfPicture = ({ jpeg }: Pick<PictureSource, 'jpeg'>): string =>
  jpeg.replace(/^\/pictures\/(.+)-\d+\.[0-9a-f]{6}\.jpg$/, '$1');

/**
 * `{ picture: NAME, alt: TEXT }`: NAME is in pictures/index.json; `alt` is empty for decoration. Pictures named NAME-phone and
 * NAME-tablet are its crops for phones and tablets.
 */
export const picture = lookup(({ pictures }) =>
  z
    .strictObject({
      picture: pictureName,
      alt: plainText(z.string()).meta({
        title: 'What it shows',
        description: 'One sentence for people who cannot see it; if empty, the picture is decoration',
      }),
    })
    .transform(({ picture: name, alt }): Picture => lookUpPicture(name, alt, pictures) ?? z.NEVER),
);

/** The picture `name` with the text alternative `alt`; undefined if it is not in the index. */
export function lookUpPicture(name: string, alt: string, pictures: Pictures): Picture | undefined {
  const entry = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  if (!entry) return undefined;
  const crop = (device: 'tablet' | 'phone') => {
    const cropEntry = pictures[`${name}-${device}`];
    return cropEntry && { [device]: pictureSource(`${name}-${device}`, cropEntry) };
  };
  return {
    alt,
    color: entry.color,
    ...pictureSource(name, entry),
    ...crop('tablet'),
    ...crop('phone'),
    ...(entry.plates && { platesAddress: platesUrl(name, entry.plates) }),
  };
}
