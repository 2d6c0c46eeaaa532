import { CallToActionPart } from '#ours/frame-parts.tsx';
import { ProductsPage, type ProductsPageProps } from '#ours/products-page.tsx';
import data from '#pages/products.json';
import content from '#pages/frame.json';

export const metadata = { title: data.title, description: data.description };

export default function Page() {
  return (
    <>
      <ProductsPage {...(data.props as ProductsPageProps)} />
      <CallToActionPart content={content} path="/product" />
    </>
  );
}
