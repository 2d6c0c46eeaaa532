import type { SiteContent } from '../site-content.ts';
import { products } from './page.ts';

/** A product page's words with a link back to the list, without those that only search engines show. */
export const productProps = <Words extends { title: string; description: string }>(
  { title: _, description: __, ...words }: Words,
  { page }: SiteContent,
) => ({ ...words, parent: { name: page(products.schema, '/product').heading, link: '/product' } });
