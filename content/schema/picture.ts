import { z } from 'zod';
import { knownFiles, type ListedPicture } from './known-files.ts';

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

/** The public address of one width; the hash in it changes with the picture, so it may be cached for ever. */
const pictureUrl = (name: string, width: number, entry: ListedPicture, extension: 'avif' | 'jpg') =>
  `/pictures/${name}-${width}.${entry.hash.slice(0, 6)}.${extension}`;

function source(name: string, entry: ListedPicture): PictureSource {
  return {
    width: entry.width,
    height: entry.height,
    avif: entry.avif.map((width) => `${pictureUrl(name, width, entry, 'avif')} ${width}w`).join(', '),
    jpeg: pictureUrl(name, entry.jpeg, entry, 'jpg'),
  };
}

const similarNames = (name: string) =>
  Object.keys(knownFiles().pictures)
    .filter((known) => name.split('-').some((part) => part.length > 2 && known.includes(part)))
    .slice(0, 5)
    .join(', ');

/** The name of a picture in pictures/index.json. */
export const pictureName = z.string().refine((name) => name in knownFiles().pictures, {
  error: ({ input }) => {
    const similar = similarNames(String(input));
    return `names the picture “${String(input)}”, which does not exist: see content/pictures/${similar ? `; similar: ${similar}` : ''}; or put a new one into art/masters/ under this name and run “npm run art -- encode”`;
  },
});

/** The name behind a picture's public address. */
export const nameOfPicture = ({ jpeg }: Pick<PictureSource, 'jpeg'>): string =>
  jpeg.replace(/^\/pictures\/(.+)-\d+\.[0-9a-f]{6}\.jpg$/, '$1');

/**
 * `{ picture: NAME, alt: WORDS }`: NAME stands in pictures/index.json; `alt` is empty for decoration.
 * A picture called NAME-phone is taken as its crop for phones.
 */
export const picture = z
  .strictObject({ picture: pictureName, alt: z.string() })
  .transform(({ picture: name, alt }): Picture => {
    const { pictures } = knownFiles();
    const entry = pictures[name];
    if (!entry) return z.NEVER;
    const phone = pictures[`${name}-phone`];
    return {
      alt,
      color: entry.color,
      ...source(name, entry),
      ...(phone && { phone: source(`${name}-phone`, phone) }),
    };
  });
