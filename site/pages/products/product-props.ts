import type { SiteContent } from '../site-content.ts';
import { products } from './page.ts';

/** A product page's props: its content without title and description, with a link back to the list of products. */
export const productProps = <Content extends { title: string; description: string }>(
  { title: _, description: __, ...rest }: Content,
  { page }: SiteContent,
) => ({ ...rest, parent: { name: page(products.schema, '/product').heading, link: '/product' } });
