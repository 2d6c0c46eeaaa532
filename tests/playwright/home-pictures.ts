import { home } from '#site/pages/home/page.ts';
import { pictureOf } from '../site/shown-images.ts';
import { content } from './site-content.ts';

/** The pictures of home's banners, by their names in shown addresses. */
export const homePictures = content.page(home.schema, '/').banners.map(({ picture }) => pictureOf(picture.jpeg));
