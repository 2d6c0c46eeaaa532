/** Milliseconds for which a banner is shown, repeated in banner-carousel.module.css. */
const bannerDuration = 6000;

/** Milliseconds before the end of a banner at which the next picture is loaded. */
const loadAhead = 2000;

interface AutoplayCallbacks {
  /** Called `loadAhead` milliseconds before a banner's time is over, and again whenever its time resumes after that. */
  onNearEnd: () => void;
  /** Called when a banner's time is over. */
  onEnd: () => void;
  /** Called when a banner's time begins, and when a hold begins or ends. `isPaused`: by the visitor, or because of reduced motion. */
  onChange: (state: { isRunning: boolean; isPaused: boolean }) => void;
}

/**
 * The timer that advances the banners. Time does not run while a pointer is on `hero`, while the keyboard's focus is within,
 * while the page is hidden or `hero` is out of view, or while the visitor has paused it. With reduced motion it starts paused.
 * `restart` gives the shown banner its full time.
 */
export function createAutoplay(
  hero: HTMLElement,
  signal: AbortSignal,
  { onNearEnd, onEnd, onChange }: AutoplayCallbacks,
) {
  const holds = { hovered: false, focused: false, hidden: document.hidden, outOfView: false };
  let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let timeLeft = bannerDuration;
  /** The time at which the timers were started; undefined while they are stopped. */
  let startedAt: number | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const stop = () => {
    for (const timer of timers.splice(0)) clearTimeout(timer);
    if (startedAt !== undefined) timeLeft -= performance.now() - startedAt;
    startedAt = undefined;
  };
  const run = () => {
    startedAt = performance.now();
    timers = [setTimeout(onNearEnd, timeLeft - loadAhead), setTimeout(onEnd, timeLeft)];
  };
  const update = () => {
    const wasRunning = startedAt !== undefined;
    const shouldRun = !isPaused && !Object.values(holds).includes(true);
    if (shouldRun && !wasRunning) run();
    if (!shouldRun && wasRunning) stop();
    onChange({ isRunning: shouldRun, isPaused });
  };
  const setHold = (reason: keyof typeof holds, isHeld: boolean) => {
    if (isHeld === holds[reason]) return;
    holds[reason] = isHeld;
    update();
  };

  // `pointermove`, not `pointerenter`: the pointer may already be inside when the script starts.
  hero.addEventListener('pointermove', () => setHold('hovered', true), { signal, passive: true });
  hero.addEventListener('pointerleave', () => setHold('hovered', false), { signal });
  // A clicked button keeps the focus, but that does not mean that somebody is reading with the keyboard.
  hero.addEventListener('focusin', ({ target }) => setHold('focused', (target as Element).matches(':focus-visible')), {
    signal,
  });
  hero.addEventListener('focusout', () => setHold('focused', false), { signal });
  document.addEventListener('visibilitychange', () => setHold('hidden', document.hidden), { signal });
  const viewObserver = new IntersectionObserver((entries) => setHold('outOfView', !entries.at(-1)!.isIntersecting));
  viewObserver.observe(hero);
  signal.addEventListener('abort', () => {
    viewObserver.disconnect();
    stop();
  });

  return {
    togglePaused: () => {
      isPaused = !isPaused;
      update();
    },
    restart: () => {
      stop();
      timeLeft = bannerDuration;
      update();
    },
  };
}
