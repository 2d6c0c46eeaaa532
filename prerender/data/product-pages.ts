import type { ProductsWords } from '#content/schema/products.ts';
import type { ProductsPageProps } from '#site/pages/products-page.tsx';
import type { Content } from '../content/read-content.ts';

/** The address of the list of products. */
const list = '/product';

/** What the list of products takes: its words, and names and notes as the header has them. */
export const productsPage = (
  { title: _, description: __, ...words }: ProductsWords,
  { navigation }: Content,
): ProductsPageProps => ({
  ...words,
  products: (navigation.header.find(({ link }) => link === list)?.children ?? []).map(({ name, link, note }) => ({
    name,
    link,
    note,
  })),
});
