import { ArticlePage, type ArticlePageProps } from '#ours/article-page.tsx';
import data from '#pages/article.json';

export const screen = { title: data.title, page: <ArticlePage {...(data.props as ArticlePageProps)} /> };
