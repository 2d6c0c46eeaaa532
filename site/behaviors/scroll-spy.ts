import { decode } from '../navigation/address.ts';

/**
 * Marks, in each `[data-scroll-spy]` of the page, the link to the passage being read: the last one whose top has scrolled past
 * the upper third of the viewport, or the first one before that. Returns a function that stops it.
 */
export function scrollSpies(): () => void {
  const stopFunctions = [...document.querySelectorAll('[data-scroll-spy]')].map(scrollSpy);
  return () => {
    for (const stop of stopFunctions) stop();
  };
}

function scrollSpy(tableOfContents: Element): () => void {
  const entries = [...tableOfContents.querySelectorAll('a')].flatMap((link) => {
    const passage = document.getElementById(anchorOf(link));
    return passage ? [{ link, passage }] : [];
  });
  // The marks follow the observer's reports, not positions read later: each report says on which side of the line a passage is.
  const passed = new Set<Element>();
  const markCurrent = (changes: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) passed.add(target);
      else passed.delete(target);
    }
    const current = entries.filter(({ passage }) => passed.has(passage)).at(-1) ?? entries[0];
    for (const entry of entries) entry.link.ariaCurrent = entry === current ? 'location' : null;
  };
  // The observed area ends a third of the way down and has no upper end: a passage enters it when it is passed, and stays in it.
  const observer = new IntersectionObserver(markCurrent, { rootMargin: '99999px 0px -66.67%' });
  for (const { passage } of entries) observer.observe(passage);
  return () => observer.disconnect();
}

/** The part of a link after its last `#`: in a hash address, the path precedes it. `hash` is encoded, the passage's id is not. */
const anchorOf = ({ hash }: HTMLAnchorElement) => decode(hash.replace(/.*#/, ''));
