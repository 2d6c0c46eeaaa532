/** `[data-back-to-top]` scrolls to the top of the page, smoothly unless the visitor prefers reduced motion. */
export function backToTop() {
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-back-to-top]')) return;
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
  });
}
