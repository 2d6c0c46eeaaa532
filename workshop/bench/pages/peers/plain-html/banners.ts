import { bannerSide } from '#site/pages/home/banner-side.ts';

/**
 * Makes the buttons of home's banners work. The banners do not advance by themselves, and all show the first picture.
 */
export function wireBanners() {
  const carousel = document.querySelector('[aria-roledescription=carousel]');
  if (!carousel) return;
  const slides = [...carousel.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  const buttons = [...carousel.querySelectorAll('button')];
  const firstPicture = slides[0]!.querySelector('picture');
  const count = slides.length;
  // The buttons are one for each banner, then back, pause (which does nothing here) and forward.
  const [backIndex, pauseIndex] = [count, count + 1];
  let current = 0;
  carousel.addEventListener('click', ({ target }) => {
    const pressedIndex = buttons.indexOf((target as Element).closest('button')!);
    if (pressedIndex < 0 || pressedIndex === pauseIndex) return;
    const to = pressedIndex < count ? pressedIndex : current + (pressedIndex === backIndex ? -1 : 1);
    current = (to + count) % count;
    slides.forEach((slide, index) => {
      const side = bannerSide(index, current, count);
      slide.inert = side !== 0;
      slide.style.translate = `${side * 100}%`;
      buttons[index]!.ariaCurrent = String(index === current);
      // The markup has only the first picture.
      if (firstPicture && !slide.querySelector('picture')) slide.prepend(firstPicture.cloneNode(true));
    });
  });
}
