import type { Examples } from '../../gallery/examples.ts';
import { BannerSlide } from './banner-slide.tsx';

export const examples: Examples = {
  '/': ({ '/': page }) => <BannerSlide {...page.banners[0]!} place="1 of 3" side={0} hasPicture />,
  '/, second': ({ '/': page }) => <BannerSlide {...page.banners[1]!} place="2 of 3" side={1} hasPicture={false} />,
};

/** Stands inside another section, which gives it its ground and its edges. */
export const part = true;
