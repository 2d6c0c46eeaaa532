import { CallToActionPart } from '#ours/frame-parts.tsx';
import { ArticlePage, type ArticlePageProps } from '#ours/article-page.tsx';
import data from '#pages/article.json';
import content from '#pages/frame.json';

export const metadata = { title: data.title, description: data.description };

export default function Page() {
  return (
    <>
      <ArticlePage {...(data.props as ArticlePageProps)} />
      <CallToActionPart content={content} path="/blog/securing-iot-devices" />
    </>
  );
}
