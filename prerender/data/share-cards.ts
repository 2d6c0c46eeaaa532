import { createHash } from 'node:crypto';
import { paintedLogo } from '#content/schema/logo.ts';
import { nameOfPicture, type Picture } from '#content/schema/picture.ts';
import type { SharePictureChoice } from '#content/schema/share.ts';
import type { Content } from '../content/read-content.ts';
import type { SitePage } from './site-pages.ts';

/** What a page's share picture shows. */
export interface ShareCard extends Omit<SharePictureChoice, 'picture'> {
  path: string;
  /** Names its file below content/share/, without the ending. */
  file: string;
  company: string;
  title: string;
  /** A name of content/pictures/index.json. */
  picture: string;
  /** Changes when anything in the picture does. */
  hash: string;
}

/** The share pictures that the content asks for, one a page. A page without a picture shows the closing banner's. */
export function shareCards({ company, palette, logo, pictures, sharePictures, navigation }: Content, pages: SitePage[]): ShareCard[] {
  return pages.map((page) => {
    const { picture: chosen, ...choice } = sharePictures[page.path] ?? {};
    const picture = chosen ?? nameOfPicture(ownPicture(page) ?? navigation.callToAction.picture);
    const ground = palette[choice.ground ?? 'deep'];
    const brand = [palette.night, ground, logo.viewBox, paintedLogo(logo, palette, palette.chalk)];
    const shown = { company: company.name, title: page.name, picture, ...choice };
    const hash = createHash('sha256')
      .update(JSON.stringify([shown, pictures[picture]!.hash, brand]))
      .digest('hex')
      .slice(0, 16);
    return { path: page.path, file: page.path.slice(1) || 'home', ...shown, hash };
  });
}

const ownPicture = ({ props, article }: SitePage) => article?.cover ?? firstPicture(props);

const isPicture = (value: object): value is Picture => 'jpeg' in value && 'avif' in value;

/** The picture that a page opens with: the first in the order of its props. */
function firstPicture(value: unknown): Picture | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isPicture(value)) return value;
  for (const part of Object.values(value)) {
    const found = firstPicture(part);
    if (found) return found;
  }
  return undefined;
}
