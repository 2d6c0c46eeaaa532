import type { Examples } from '../gallery/examples.ts';
import { PictureHero } from './picture-hero.tsx';
import { Button } from '../ui/button.tsx';

export const examples: Examples = {
  '/blog': ({ '/blog': page }) => (
    <PictureHero
      heading="Blog"
      claim={page.heading}
      text={page.text}
      picture={page.picture}
      action={<Button look="hot">{page.button}</Button>}
    />
  ),
  '/contact-us': ({ '/contact-us': page }) => (
    <PictureHero heading={page.heading} text={page.text} picture={page.picture} height="low" />
  ),
};
