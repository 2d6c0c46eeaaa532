import { ProductsPage, type ProductsPageProps } from '#ours/products-page.tsx';
import data from '#pages/products.json';

export const screen = { title: data.title, page: <ProductsPage {...(data.props as ProductsPageProps)} /> };
