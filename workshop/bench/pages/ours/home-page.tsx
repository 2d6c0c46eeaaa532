export { HomePage } from '#site/pages/home/home-page.tsx';
export type { HomePageProps } from '#site/pages/home/home-page.tsx';
