import { bannerSide } from '#site/pages/home/banner-side.ts';

/**
 * Makes the buttons of home's banners work. The banners do not advance by themselves, and all show the first picture.
 */
export function wireBanners() {
  const hero = document.querySelector('[aria-roledescription=carousel]');
  if (!hero) return;
  const slides = [...hero.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
  const buttons = [...hero.querySelectorAll('button')];
  const art = slides[0]!.querySelector('picture');
  const count = slides.length;
  // The buttons are one for each banner, then back, pause, which does nothing here, and forward.
  const [previous, pause] = [count, count + 1];
  let current = 0;
  hero.addEventListener('click', ({ target }) => {
    const pressed = buttons.indexOf((target as Element).closest('button')!);
    if (pressed < 0 || pressed === pause) return;
    const to = pressed < count ? pressed : current + (pressed === previous ? -1 : 1);
    current = (to + count) % count;
    slides.forEach((slide, index) => {
      const side = bannerSide(index, current, count);
      slide.inert = side !== 0;
      slide.style.translate = `${side * 100}%`;
      buttons[index]!.ariaCurrent = String(index === current);
      // The markup has only the first picture.
      if (art && !slide.querySelector('picture')) slide.prepend(art.cloneNode(true));
    });
  });
}
