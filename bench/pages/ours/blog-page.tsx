export { BlogPage } from '#site/pages/blog-page.tsx';
export type { BlogPageProps } from '#site/pages/blog-page.tsx';
