export { ProductsPage } from '#site/pages/products/products-page.tsx';
export type { ProductsPageProps } from '#site/pages/products/products-page.tsx';
