import { home } from '#site/pages/home/page.ts';
import { pictureOf } from '../site/shown-images.ts';
import { content } from './site-content.ts';

/** The names of the pictures in home's banners, as they appear in addresses. */
export const homePictures = content.page(home.schema, '/').banners.map(({ picture }) => pictureOf(picture.jpeg));
