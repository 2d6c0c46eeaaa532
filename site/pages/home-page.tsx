import { answerSnapRows } from '../sections/home/answer-snap-rows.ts';
import { BannerCarousel, type BannerCarouselProps } from '../sections/home/banner-carousel.tsx';
import { KeptBody } from '../ui/kept-body.tsx';

export interface HomePageProps extends BannerCarouselProps {
  html: { belowBanners: string };
}

export function HomePage({ heading, banners, html }: HomePageProps) {
  return (
    <>
      <BannerCarousel heading={heading} banners={banners} />
      <KeptBody name="belowBanners" html={html.belowBanners} answer={answerSnapRows} />
    </>
  );
}
