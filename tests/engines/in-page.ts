/** Whether the first element that matches is visible. Runs in the page. */
export function isShown(css: string) {
  return document.querySelector(css)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
}

/** Whether the element is completely within the height of the window. Runs in the page. */
export function isInWindow(id: string) {
  const { top, bottom } = document.getElementById(id)!.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

/** The number of the banner that fills the width of the window; 0 while banners are moving. Runs in the page. */
export function currentSlide() {
  const slides = [...document.querySelectorAll('[data-banner]')];
  return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left) < 1 && slide.checkVisibility()) + 1;
}

/** The value of a form's field. Runs in the page. */
export function valueOf(name: string) {
  return document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)?.value;
}
