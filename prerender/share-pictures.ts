import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { abbreviatedList } from './abbreviated-list.ts';
import { linkOrCopy } from './cache/place-file.ts';
import { ContentError } from './content/content-error.ts';
import type { ShareCard } from './data/share-cards.ts';

/** The share pictures as they were last drawn, by the name of their file. */
export type ShareIndex = Record<
  string,
  {
    /** A hash of the card that it shows. */
    card: string;
    /** A hash of its bytes. */
    bytes: string;
  }
>;

/** A share picture as documents refer to it. */
export interface SharePicture {
  /** Its address within the site. */
  address: string;
  alt: string;
}

export const shareSize = { width: 1200, height: 630 };

/** The index that `npm run art -- share` writes; empty if it has not run. */
export function readShareIndex(contentFolder: string): ShareIndex {
  const file = join(contentFolder, 'share/index.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ShareIndex) : {};
}

/** The cards whose share picture is missing or out of date. */
export const staleCards = (cards: ShareCard[], index: ShareIndex): ShareCard[] =>
  cards.filter(({ file, hash }) => index[file]?.card !== hash);

/**
 * Each page's share picture by its path. Throws a ContentError that names the pages and the command when a share picture is
 * missing, or a page's title, the company's name, logo or colors or a picture has changed since it was drawn.
 */
export function currentSharePictures(cards: ShareCard[], index: ShareIndex): Map<string, SharePicture> {
  const stale = staleCards(cards, index).map(({ path }) => path);
  if (stale.length > 0) {
    throw new ContentError(
      `content/share/: the share pictures of these pages are missing, or show another title, name, logo, color or picture than the pages do: ${abbreviatedList(stale, 5)}. ` +
        'Run “npm run art -- share” to redraw them, or build with “npm run build -- --without-share-pictures”',
    );
  }
  return new Map(cards.map(({ path, file, title }) => [path, { address: pictureAddress(file, index), alt: title }]));
}

const pictureAddress = (file: string, index: ShareIndex) =>
  `/pictures/share/${file}.${index[file]?.bytes.slice(0, 6)}.jpg`;

/**
 * Copies share pictures to the addresses in the documents, as hard links if the site in the folder `former` already has
 * them.
 */
export function copySharePictures(
  cards: ShareCard[],
  index: ShareIndex,
  contentFolder: string,
  out: string,
  former: string,
) {
  const missing = cards.map(({ file }) => `share/${file}.jpg`).filter((file) => !existsSync(join(contentFolder, file)));
  if (missing.length > 0) {
    throw new ContentError(
      missing.map(
        (file) => `content/${file}: is not there, though content/share/index.json lists it: run “npm run art -- share”`,
      ),
    );
  }
  for (const { file } of cards) {
    const target = pictureAddress(file, index);
    linkOrCopy(join(contentFolder, 'share', `${file}.jpg`), join(out, target), join(former, target));
  }
}
