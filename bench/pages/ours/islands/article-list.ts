export { ArticleList } from '#site/sections/blog/article-list.island.tsx';
