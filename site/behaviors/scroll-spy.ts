/**
 * Marks, in each `[data-scroll-spy]` of the page on show, the link to the passage that is being read: the last one, in the
 * order of the page, whose top has passed the window's upper third. Returns what ends it.
 */
export function scrollSpies(): () => void {
  const ends = [...document.querySelectorAll('[data-scroll-spy]')].map(scrollSpy);
  return () => {
    for (const end of ends) end();
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
  // Far beyond the top: what has scrolled out upwards has passed as well.
  const observer = new IntersectionObserver(mark, { rootMargin: '99999px 0px -66%' });
  for (const passage of passages) observer.observe(passage);
  return () => observer.disconnect();
}
