import { decode } from '../navigation/address.ts';

/**
 * Marks, in each `[data-scroll-spy]` of the page, the link to the passage being read: the last one whose top has scrolled past
 * the upper third of the viewport. Returns a function that stops it.
 */
export function scrollSpies(): () => void {
  const stops = [...document.querySelectorAll('[data-scroll-spy]')].map(scrollSpy);
  return () => {
    for (const stop of stops) stop();
  };
}

function scrollSpy(index: Element): () => void {
  const entries = [...index.querySelectorAll('a')].flatMap((link) => {
    // The browser encodes what the id has as it is: #h%C3%A4ufige-fragen.
    const passage = document.getElementById(decode(link.hash.replace(/.*#/, '')));
    return passage ? [{ link, passage }] : [];
  });
  const mark = () => {
    const passed = entries.filter(({ passage }) => passage.getBoundingClientRect().top < innerHeight / 3);
    const current = passed.at(-1) ?? entries[0];
    for (const entry of entries) {
      if (entry === current) entry.link.setAttribute('aria-current', 'location');
      else entry.link.removeAttribute('aria-current');
    }
  };
  // The large top margin keeps passages that have scrolled out above among the passed ones.
  const observer = new IntersectionObserver(mark, { rootMargin: '99999px 0px -66%' });
  for (const { passage } of entries) observer.observe(passage);
  return () => observer.disconnect();
}
