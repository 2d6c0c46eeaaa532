import type { Examples } from '../gallery/examples.ts';
import { FieldHero } from './field-hero.tsx';
import { HeroActions } from './hero-actions.tsx';

export const examples: Examples = {
  '/why-us': ({ '/why-us': page }) => (
    <FieldHero heading={page.heading} claim={page.claim} text={page.text} picture={page.picture} ground="haze" />
  ),
  '/web-development': ({ '/web-development': page }) => (
    <FieldHero heading={page.heading} text={page.text} picture={page.picture} ground="night">
      <HeroActions {...page.actions} to="#process" />
    </FieldHero>
  ),
  '/mobile-development': ({ '/mobile-development': page }) => (
    <FieldHero heading={page.heading} text={page.text} picture={page.picture} ground="deep" foot>
      <HeroActions {...page.actions} to="#process" />
    </FieldHero>
  ),
};
