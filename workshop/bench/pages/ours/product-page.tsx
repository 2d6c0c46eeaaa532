export { RdRentalPage as ProductPage } from '#site/pages/rd-rental/rd-rental-page.tsx';
export type { RdRentalPageProps as ProductPageProps } from '#site/pages/rd-rental/rd-rental-page.tsx';
