import { ArticlePage, type ArticlePageProps } from '#ours/article-page.tsx';
import data from '#pages/article.json';

export const metadata = { title: data.title, description: data.description };

export default function Page() {
  return <ArticlePage {...(data.props as ArticlePageProps)} />;
}
