// Functions that run in the page and are shared by several journeys.

export function isShown(css: string) {
  return document.querySelector(css)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
}

export function isInWindow(id: string) {
  const { top, bottom } = document.getElementById(id)!.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** The number of the banner that fills the width of the window; 0 while banners are moving. */
export function slideOnShow() {
  const slides = [...document.querySelectorAll('[data-banner]')];
  return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left) < 1 && slide.checkVisibility()) + 1;
}

export function valueOf(name: string) {
  return document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)?.value;
}
