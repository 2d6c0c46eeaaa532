export { CarouselControls } from '#site/pages/home/carousel-controls.island.tsx';
