import type { Examples } from '../gallery/examples.ts';
import { Button } from '../ui/button.tsx';
import { PictureHero } from './picture-hero.tsx';

export const examples: Examples = {
  '/blog': ({ '/blog': page }) => (
    <PictureHero heading="Blog" claim={page.heading} text={page.text} picture={page.picture}>
      <Button look="hot">{page.button}</Button>
    </PictureHero>
  ),
  '/contact-us': ({ '/contact-us': page }) => (
    <PictureHero heading={page.heading} text={page.text} picture={page.picture} />
  ),
  '/case-studies': ({ '/case-studies': page }) => <PictureHero {...page.hero} />,
  '/case-studies/rd-rental': ({ '/case-studies/rd-rental': page }) => <PictureHero {...page.hero} />,
  '/case-studies/agile-project-management': ({ '/case-studies/agile-project-management': page }) => (
    <PictureHero {...page.hero} />
  ),
};
