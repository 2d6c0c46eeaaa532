export { CarouselControls } from '#site/sections/home/carousel-controls.island.tsx';
