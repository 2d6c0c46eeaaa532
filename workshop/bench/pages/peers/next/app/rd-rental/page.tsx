import { CallToActionPart } from '#ours/frame-parts.tsx';
import { ProductPage, type ProductPageProps } from '#ours/product-page.tsx';
import data from '#pages/product.json';
import content from '#pages/frame.json';

export const metadata = { title: data.title, description: data.description };

export default function Page() {
  return (
    <>
      <ProductPage {...(data.props as ProductPageProps)} />
      <CallToActionPart content={content} path="/rd-rental" />
    </>
  );
}
