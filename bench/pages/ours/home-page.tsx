export { HomePage } from '#site/pages/home-page.tsx';
export type { HomePageProps } from '#site/pages/home-page.tsx';
