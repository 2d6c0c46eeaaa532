import { useEffect, useRef } from 'react';
import { answerSnapRows } from '../sections/home/answer-snap-rows.ts';
import { BannerCarousel, type BannerCarouselProps } from '../sections/home/banner-carousel.tsx';
import { HomeBody, type HomeBodyProps } from '../sections/home/home-body.tsx';

export interface HomePageProps extends BannerCarouselProps {
  /**
   * What stands below the banners: its words, or, in a hydrated page, its markup, read from the element marked `data-body`.
   * Called like an article's text because it is treated like it: it is not sent twice, and React leaves it as it came.
   */
  html: string | HomeBodyProps;
}

export function HomePage({ heading, banners, html }: HomePageProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => answerSnapRows(body.current!), []);
  return (
    <>
      <BannerCarousel heading={heading} banners={banners} />
      <div ref={body} data-body="" {...bodyContent(html)} />
    </>
  );
}

const bodyContent = (html: HomePageProps['html']) =>
  typeof html === 'string' ? { dangerouslySetInnerHTML: { __html: html } } : { children: <HomeBody {...html} /> };
