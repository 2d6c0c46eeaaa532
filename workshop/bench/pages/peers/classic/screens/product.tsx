import { ProductPage, type ProductPageProps } from '#ours/product-page.tsx';
import data from '#pages/product.json';

export const screen = { title: data.title, page: <ProductPage {...(data.props as ProductPageProps)} /> };
