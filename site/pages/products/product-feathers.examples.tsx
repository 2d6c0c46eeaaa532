import type { Examples } from '../../gallery/examples.ts';
import { ProductFeathers } from './product-feathers.tsx';

export const examples: Examples = {
  '/product': ({ '/product': page }) => (
    <ProductFeathers
      heading={page.heading}
      claim={page.claim}
      text={page.text}
      picture={page.picture}
      label={page.label}
      products={page.products}
    />
  ),
};
