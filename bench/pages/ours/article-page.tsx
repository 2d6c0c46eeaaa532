export { ArticlePage } from '#site/pages/article-page.tsx';
export type { ArticlePageProps } from '#site/pages/article-page.tsx';
