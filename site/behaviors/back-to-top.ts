/** `[data-back-to-top]` scrolls to the top of the page, smoothly where motion is welcome. */
export function backToTop() {
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-back-to-top]')) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
  });
}
