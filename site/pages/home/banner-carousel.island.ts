import * as language from '#language';
import { createAutoplay } from './banner-autoplay.ts';
import { bannerSide } from './banner-side.ts';
import { movePlatesWhenIdle } from './moving-plates.ts';
import { pauseOutline, playOutline } from './pause-play-outlines.ts';

/** Moves the banners of a {@link BannerCarousel}: automatically, and by its buttons. */
export function bannerCarousel(island: HTMLElement, signal: AbortSignal) {
  const hero = island.querySelector('section')!;
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-banner]')];
  const slideList = slides[0]!.parentElement!;
  const stepButtons = [...hero.querySelectorAll('[aria-current]')];
  const control = (name: string) => hero.querySelector(`[data-control=${name}]`)!;
  const pauseButton = control('pause');
  let currentIndex = 0;

  /** Loads the pictures of the first `count` banners: they leave the templates that kept them from being loaded. */
  const showPictures = (count: number) => {
    for (const template of slides.slice(0, count).flatMap((slide) => slide.querySelector('template') ?? [])) {
      for (const source of template.content.querySelectorAll<HTMLSourceElement>('[data-media]'))
        source.media = source.dataset['media']!;
      template.replaceWith(template.content);
    }
  };
  /** Shows the banner at an index, which wraps at both ends. */
  const show = (index: number) => {
    currentIndex = (index + slides.length) % slides.length;
    const hiddenSlides = slides.filter((slide) => getComputedStyle(slide).visibility === 'hidden');
    for (const [slideIndex, slide] of slides.entries()) {
      const side = bannerSide(slideIndex, currentIndex, slides.length);
      // A banner that crosses while hidden moves without a transition: the compositor does not animate hidden elements,
      // so the main thread would, in each frame.
      slide.style.transition = side !== 0 && hiddenSlides.includes(slide) ? 'none' : '';
      slide.inert = side !== 0;
      slide.style.translate = `${side * 100}%`;
      stepButtons[slideIndex]!.setAttribute('aria-current', String(slideIndex === currentIndex));
    }
    autoplay.restart();
  };
  const plates = movePlatesWhenIdle(slideList, signal);
  const autoplay = createAutoplay(hero, signal, {
    onNearEnd: () => showPictures(currentIndex + 2),
    onEnd: () => show(currentIndex + 1),
    onChange: ({ isRunning, isPaused }) => {
      slideList.ariaLive = isRunning ? 'off' : 'polite';
      pauseButton.ariaLabel = isPaused ? language.play : language.pause;
      pauseButton.querySelector('path')!.setAttribute('d', isPaused ? playOutline : pauseOutline);
      plates.setPaused(currentIndex !== 0 || isPaused);
    },
  });
  autoplay.restart();

  const onPress = (button: Element, press: () => void) => button.addEventListener('click', press, { signal });
  const showOnPress = (button: Element, target: () => number) =>
    onPress(button, () => {
      showPictures(slides.length);
      show(target());
    });
  for (const [slideIndex, step] of stepButtons.entries()) showOnPress(step, () => slideIndex);
  showOnPress(control('previous'), () => currentIndex - 1);
  showOnPress(control('next'), () => currentIndex + 1);
  onPress(pauseButton, autoplay.togglePaused);
}
