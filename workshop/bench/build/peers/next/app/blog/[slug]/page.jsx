import { articleOf, slugs } from '../../articles.js';

export const generateStaticParams = () => slugs().map((slug) => ({ slug }));

export async function generateMetadata({ params }) {
  const { data } = await articleOf((await params).slug);
  return { title: data.title, description: data.description };
}

export default async function Article({ params }) {
  const { slug } = await params;
  const { data, html } = await articleOf(slug);
  return (
    <>
      <img src={`/pictures/hero-${slug}-1280.avif`} alt="" />
      <h1>{data.title}</h1>
      <p>
        {String(data.published)}, {data.author}
      </p>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
