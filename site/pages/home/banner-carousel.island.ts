import * as language from '#language';
import { bannerSide } from './banner-side.ts';
import { bannerTurns } from './banner-turns.ts';
import { movingPlates } from './moving-plates.ts';
import { pauseOutline, playOutline } from './turn-icons.ts';

/** Moves the banners of a {@link BannerCarousel}: automatically, and by its buttons. */
export function bannerCarousel(island: HTMLElement, signal: AbortSignal) {
  const hero = island.querySelector('section')!;
  const slides = [...hero.querySelectorAll<HTMLElement>('[data-banner]')];
  const holder = slides[0]!.parentElement!;
  const steps = [...hero.querySelectorAll('[aria-current]')];
  const control = (name: string) => hero.querySelector(`[data-control=${name}]`)!;
  const pause = control('pause');
  let index = 0;

  /** Loads the pictures of the first `count` banners by laying them out. */
  const showPictures = (count: number) => {
    for (const template of slides.slice(0, count).flatMap((slide) => slide.querySelector('template') ?? [])) {
      for (const source of template.content.querySelectorAll<HTMLSourceElement>('[data-media]'))
        source.media = source.dataset['media']!;
      template.replaceWith(template.content);
    }
  };
  const show = (to: number) => {
    index = (to + slides.length) % slides.length;
    const unseen = slides.filter((slide) => getComputedStyle(slide).visibility === 'hidden');
    for (const [slideIndex, slide] of slides.entries()) {
      const side = bannerSide(slideIndex, index, slides.length);
      // A banner that crosses while hidden moves without a transition: the compositor does not animate hidden elements,
      // so the main thread would, in each frame.
      slide.style.transition = side !== 0 && unseen.includes(slide) ? 'none' : '';
      slide.inert = side !== 0;
      slide.style.translate = `${side * 100}%`;
      steps[slideIndex]!.setAttribute('aria-current', String(slideIndex === index));
    }
    turns.begin();
  };
  const plates = movingPlates(holder, signal);
  const turns = bannerTurns(hero, signal, {
    onNear: () => showPictures(index + 2),
    onEnd: () => show(index + 1),
    onChange: ({ running, paused }) => {
      holder.ariaLive = running ? 'off' : 'polite';
      pause.ariaLabel = paused ? language.play : language.pause;
      pause.querySelector('path')!.setAttribute('d', paused ? playOutline : pauseOutline);
      plates.setPaused(index !== 0 || paused);
    },
  });
  turns.begin();

  const onPress = (button: Element, press: () => void) => button.addEventListener('click', press, { signal });
  const showOnPress = (button: Element, target: () => number) =>
    onPress(button, () => {
      showPictures(slides.length);
      show(target());
    });
  for (const [slideIndex, step] of steps.entries()) showOnPress(step, () => slideIndex);
  showOnPress(control('previous'), () => index - 1);
  showOnPress(control('next'), () => index + 1);
  onPress(pause, turns.togglePaused);
}
