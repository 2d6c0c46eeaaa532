import { paintedLogo } from '#content/schema/logo.ts';
import { nameOfPicture, type Picture } from '#content/schema/picture.ts';
import type { SharePictureChoice } from '#content/schema/share.ts';
import { jsonHash } from '../json-hash.ts';
import type { Content } from '../content/read-content.ts';
import { isLaterListPage, type SitePage } from './site-pages.ts';

/** The content of a page's share picture. */
export interface ShareCard extends Omit<SharePictureChoice, 'picture'> {
  path: string;
  /** Its file below content/share/, without the extension. */
  file: string;
  company: string;
  title: string;
  /** A name of content/pictures/index.json. */
  picture: string;
  /** A hash of all content that the picture shows; not of the code that draws it. */
  hash: string;
}

/**
 * The share picture of each page; all pages of a list share one. A page without a picture uses the closing banner's.
 */
export function shareCards(
  { company, palette, logo, pictures, sharePictures, navigation }: Content,
  pages: SitePage[],
): ShareCard[] {
  const logoShapes = paintedLogo(logo, palette, palette.chalk);
  return pages
    .filter((page) => !isLaterListPage(page))
    .map((page) => {
      const { picture: chosen, ...choice } = sharePictures[page.path] ?? {};
      const picture = chosen ?? nameOfPicture(ownPicture(page) ?? navigation.callToAction.picture);
      const background = palette[choice.background ?? 'deep'];
      const brand = [palette.night, background, logo.viewBox, logoShapes];
      const cardContent = { company: company.name, title: page.name, picture, ...choice };
      const hash = jsonHash(cardContent, pictures[picture]!.hash, brand).slice(0, 16);
      return { path: page.path, file: page.path.slice(1) || 'home', ...cardContent, hash };
    });
}

/** An article's cover, or else the first picture in a page's props. Computing an article's props looks at all other articles. */
const ownPicture = (page: SitePage) => page.article?.cover ?? firstPicture(page.props);

const isPicture = (value: object): value is Picture => 'jpeg' in value && 'avif' in value;

/** The first picture in a page's props, which is at its top. */
function firstPicture(value: unknown): Picture | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isPicture(value)) return value;
  for (const part of Object.values(value)) {
    const found = firstPicture(part);
    if (found) return found;
  }
  return undefined;
}
