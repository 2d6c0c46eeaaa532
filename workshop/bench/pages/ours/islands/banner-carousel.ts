export { BannerCarousel } from '#site/pages/home/banner-carousel.island.tsx';
