import { prefersReducedMotion } from '../navigation/prefers-reduced-motion.ts';

/** `[data-back-to-top]` scrolls to the top of the page, smoothly unless the visitor prefers reduced motion. */
export function backToTop() {
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-back-to-top]')) return;
    scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  });
}
