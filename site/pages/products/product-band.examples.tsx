import type { Examples } from '../../gallery/examples.ts';
import { ProductBand } from './product-band.tsx';

export const examples: Examples = {
  '/product': ({ '/product': page }) => <ProductBand {...page.rental} />,
};
