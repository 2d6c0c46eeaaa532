export { BlogPage } from '#site/pages/blog/blog-page.tsx';
export type { BlogPageProps } from '#site/pages/blog/blog-page.tsx';
