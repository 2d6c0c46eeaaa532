/** Milliseconds of an idle period that are left for the frame after it. */
const reserve = 4;

/**
 * Lays out, while the browser is idle, one part after the other of what style sheets leave out of a page's first layout by
 * `content-visibility`: the children of `[data-parts]`. A picture of the whole page has all of them, and `innerText` their
 * words. Returns a function that stops it.
 */
export function layOutParts(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-parts] > *')];
  const layOutNext = (idle?: IdleDeadline) => {
    do {
      const part = parts.shift();
      if (!part) return;
      part.style.contentVisibility = 'visible';
      // Here and not in the frame, so that the deadline knows of it.
      void part.offsetHeight;
    } while ((idle?.timeRemaining() ?? 0) > reserve);
    whenIdle(layOutNext);
  };
  // After the frame that shows the page.
  requestAnimationFrame(() => whenIdle(layOutNext));
  return () => void (parts.length = 0);
}

const whenIdle = (act: (idle?: IdleDeadline) => void) => (window.requestIdleCallback ?? setTimeout)(act);
