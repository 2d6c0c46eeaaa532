import { backToTop } from '#site/behaviors/back-to-top.ts';
import { copyButtons } from '#site/behaviors/copy-buttons.ts';
import { showCurrentYear } from '#site/behaviors/current-year.ts';
import { disclosureNavigation } from '#site/behaviors/disclosure-navigation.ts';
import { layOutDeferredSections } from '#site/behaviors/deferred-layout.ts';
import { menuDialog } from '#site/behaviors/menu-dialog.ts';
import { scrollSpies } from '#site/behaviors/scroll-spy.ts';
import { bannerCarousel } from '#site/pages/home/banner-carousel.island.ts';
import { carouselControls } from '#site/pages/home/carousel-controls.island.ts';

/** Starts the behaviors that stay when the page changes: of header, menu, footer and all copy buttons. Call it once. */
export function startFrame() {
  // Repeats site/inline/mark-scroll.ts, which accesses the document on import: Next imports this file on a server too.
  const markScroll = () => {
    document.documentElement.toggleAttribute('data-scrolled', scrollY > 0);
    document.documentElement.toggleAttribute('data-scrolled-far', scrollY > 300);
  };
  addEventListener('scroll', markScroll, { passive: true });
  markScroll();
  for (const behavior of [backToTop, copyButtons, disclosureNavigation, menuDialog]) behavior();
}

/** Starts the behaviors of a page whose markup exists. Returns a function that stops them. */
export function startPage(): () => void {
  showCurrentYear();
  const stops = [scrollSpies(), layOutDeferredSections()];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Starts all islands of a page. Of the compared pages only home has islands: the banners and the controls
 * of its other carousels. Returns a function that stops them.
 */
export function startIslands(): () => void {
  const controller = new AbortController();
  for (const island of document.querySelectorAll<HTMLElement>('site-island')) {
    const isBanners = island.querySelector('[aria-roledescription=carousel]') !== null;
    const start = isBanners ? bannerCarousel : carouselControls;
    start(island, controller.signal);
  }
  return () => controller.abort();
}
