import type { SiteContent } from '../site-content.ts';
import { products } from './page.ts';

/** A product page's content with a link back to the list, without what only search engines show. */
export const productProps = <Content extends { title: string; description: string }>(
  { title: _, description: __, ...rest }: Content,
  { page }: SiteContent,
) => ({ ...rest, parent: { name: page(products.schema, '/product').heading, link: '/product' } });
