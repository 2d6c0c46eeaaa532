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
  const links = [...index.querySelectorAll('a')];
  const passages = links.flatMap((link) => document.getElementById(link.hash.replace(/.*#/, '')) ?? []);
  const mark = () => {
    const passed = passages.filter((passage) => passage.getBoundingClientRect().top < innerHeight / 3);
    const current = passages.indexOf(passed.at(-1) ?? passages[0]!);
    for (const [at, link] of links.entries()) {
      if (at === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  // The large top margin keeps passages that have scrolled out above among the passed ones.
  const observer = new IntersectionObserver(mark, { rootMargin: '99999px 0px -66%' });
  for (const passage of passages) observer.observe(passage);
  return () => observer.disconnect();
}
