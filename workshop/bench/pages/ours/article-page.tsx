export { ArticlePage } from '#site/pages/article/article-page.tsx';
export type { ArticlePageProps } from '#site/pages/article/article-page.tsx';
