/** How long a banner is shown, and how long before its end the next one's picture is fetched. In milliseconds. */
const turn = 6000;
const ahead = 2000;

interface TurnCallbacks {
  /** Called `ahead` milliseconds before the next turn. */
  onNear: () => void;
  /** Called when a turn is over. */
  onEnd: () => void;
  /** Called when a turn begins, is held or resumes; `paused` is by request or because of reduced motion. */
  onChange: (state: { running: boolean; paused: boolean }) => void;
}

/**
 * The timer that advances the banners: a turn is 6 s, and the time left is kept while a pointer is on `hero`,
 * the keyboard's focus is within, the page is hidden or the visitor paused it. With reduced motion it starts paused.
 * `begin` starts a whole turn.
 */
export function bannerTurns(
  hero: HTMLElement,
  signal: AbortSignal,
  { onNear: near, onEnd: over, onChange: changed }: TurnCallbacks,
) {
  const holds = { hovered: false, focused: false, hidden: document.hidden, outOfView: false };
  let paused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let left = turn;
  let begun: number | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const stop = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
    if (begun !== undefined) left -= performance.now() - begun;
    begun = undefined;
  };
  const run = () => {
    begun = performance.now();
    timers = [setTimeout(near, left - ahead), setTimeout(over, left)];
  };
  const update = () => {
    const running = !paused && !Object.values(holds).includes(true);
    if (running === (begun === undefined)) {
      if (running) run();
      else stop();
    }
    changed({ running, paused });
  };
  const hold = (why: keyof typeof holds, held: boolean) => {
    if (held === holds[why]) return;
    holds[why] = held;
    update();
  };

  // `pointermove`, not `pointerenter`: the pointer may already be inside when the script starts.
  hero.addEventListener('pointermove', () => hold('hovered', true), { signal, passive: true });
  hero.addEventListener('pointerleave', () => hold('hovered', false), { signal });
  // A clicked button keeps the focus, but that does not mean somebody is reading by keyboard.
  hero.addEventListener('focusin', ({ target }) => hold('focused', (target as Element).matches(':focus-visible')), {
    signal,
  });
  hero.addEventListener('focusout', () => hold('focused', false), { signal });
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden), { signal });
  const view = new IntersectionObserver((entries) => hold('outOfView', !entries.at(-1)!.isIntersecting));
  view.observe(hero);
  signal.addEventListener('abort', () => {
    view.disconnect();
    stop();
  });

  return {
    togglePaused: () => {
      paused = !paused;
      update();
    },
    begin: () => {
      stop();
      left = turn;
      update();
    },
  };
}
