import { whenIdle } from '../navigation/when-idle.ts';

/** Milliseconds of an idle period that are left for the frame after it. */
const reserve = 4;

/** Milliseconds that a part waits in a browser that is never idle. */
const longestWait = 300;

/**
 * Lays out, while the browser is idle, one after the other the parts that `content-visibility` leaves out of a page's
 * first layout: the children of `[data-parts]`. A screenshot of the whole page then shows all of them, and `innerText`
 * has their text. Returns a function that stops it.
 */
export function layOutParts(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-parts] > *')];
  const layOutNext = (idle?: IdleDeadline) => {
    do {
      const part = parts.shift();
      if (!part) return;
      part.style.contentVisibility = 'visible';
      // Here, not in the frame, so that the idle deadline covers it.
      void part.offsetHeight;
    } while ((idle?.timeRemaining() ?? 0) > reserve);
    whenIdle(layOutNext, longestWait);
  };
  // After the frame that shows the page.
  requestAnimationFrame(() => whenIdle(layOutNext, longestWait));
  return () => void (parts.length = 0);
}
