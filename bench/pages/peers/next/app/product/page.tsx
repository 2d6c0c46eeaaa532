import { ProductsPage, type ProductsPageProps } from '#ours/products-page.tsx';
import data from '#pages/products.json';

export const metadata = { title: data.title, description: data.description };

export default function Page() {
  return <ProductsPage {...(data.props as ProductsPageProps)} />;
}
