import type { Examples } from '../gallery/examples.ts';
import { ProductHero } from './product-hero.tsx';

export const examples: Examples = {
  '/rd-rental': ({ '/rd-rental': page }) => (
    <ProductHero
      heading={page.heading}
      claim={page.claim}
      text={page.text}
      action={page.action}
      picture={page.picture}
      parent={page.parent}
      layout="overScreen"
    />
  ),
  '/jj-eve': ({ '/jj-eve': page }) => (
    <ProductHero
      heading={page.heading}
      claim={page.claim}
      text={page.text}
      action={page.action}
      picture={page.picture}
      parent={page.parent}
      layout="corner"
    />
  ),
  '/jj-kit': ({ '/jj-kit': page }) => (
    <ProductHero
      heading={page.heading}
      claim={page.claim}
      text={page.text}
      action={page.action}
      picture={page.picture}
      parent={page.parent}
      layout="upperRight"
    />
  ),
};
