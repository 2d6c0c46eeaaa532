import { whenIdle } from '../navigation/when-idle.ts';

/** The milliseconds of an idle period that are left for the frame after it. */
const frameReserve = 4;

/** Milliseconds that a section waits in a browser that is never idle. */
const maxWait = 300;

/**
 * While the browser is idle, lays out one by one the sections that `content-visibility` leaves out of a page's first
 * layout: the children of `[data-deferred-layout]`. A screenshot of the whole page then shows all of them, and `innerText`
 * has their text. Returns a function that stops it.
 */
export function layOutDeferredSections(): () => void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-deferred-layout] > *')];
  const layOutNext = (idle?: IdleDeadline) => {
    do {
      const section = sections.shift();
      if (!section) return;
      section.style.contentVisibility = 'visible';
      // Forces the layout here, not in the next frame, so that the idle deadline covers it.
      void section.offsetHeight;
    } while ((idle?.timeRemaining() ?? 0) > frameReserve);
    whenIdle(layOutNext, maxWait);
  };
  // Waits for the frame that shows the page.
  requestAnimationFrame(() => whenIdle(layOutNext, maxWait));
  return () => void (sections.length = 0);
}
