export { BannerCarousel } from '#site/sections/home/banner-carousel.island.tsx';
