import type { Examples } from '../../gallery/examples.ts';
import { BannerCarousel } from './banner-carousel.island.tsx';

export const examples: Examples = {
  '/': ({ '/': page }) => <BannerCarousel heading={page.heading} banners={page.banners} />,
};
