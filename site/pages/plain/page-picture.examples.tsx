import type { Examples } from '../../gallery/examples.ts';
import { PagePicture } from './page-picture.tsx';

export const examples: Examples = {
  wide: ({ '/contact-us': { picture } }) => (
    <PagePicture picture={{ ...picture, alt: 'A picture over the page’s width' }} caption="What it shows, in a line." />
  ),
  upright: ({ '/contact-us': { picture } }) => (
    <PagePicture
      picture={{ ...(picture.phone ?? picture), color: picture.color, alt: 'A picture that is higher than wide' }}
      caption="What it shows, in a line."
    />
  ),
};
