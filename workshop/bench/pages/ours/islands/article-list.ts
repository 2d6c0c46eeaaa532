export { ArticleList } from '#site/pages/blog/article-list.island.tsx';
