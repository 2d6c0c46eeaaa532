import type { Examples } from '../gallery/examples.ts';
import { ProductWords } from './product-words.tsx';

export const examples: Examples = {
  '/rd-rental': ({ '/rd-rental': page }) => (
    <ProductWords
      heading={page.heading}
      claim={page.claim}
      text={page.text}
      action={page.action}
      parent={page.parent}
      look="light"
    />
  ),
  '/church-directory': ({ '/church-directory': page }) => (
    <ProductWords
      heading={page.heading}
      claim={page.claim}
      text={page.text}
      action={page.action}
      parent={page.parent}
    />
  ),
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
