import type { Movement } from '../../plates/move-plates.ts';

/** A wide window with a mouse, a screen whose pixels a graphics card draws easily, and no preference for reduced motion. */
const movementQuery =
  '(width >= 1024px) and (hover: hover) and (pointer: fine) and (resolution <= 2dppx) and (prefers-reduced-motion: no-preference)';

// At double density, edges are smooth enough without antialiasing.
const contextAttributes = () => ({ alpha: false, antialias: devicePixelRatio < 2, failIfMajorPerformanceCaveat: true });

/**
 * A WebGL context that draws on a graphics card; null if the processor would draw, which most browsers do not report as a
 * performance caveat.
 */
function graphicsCardContext(): WebGL2RenderingContext | null {
  const gl = document
    .createElement('canvas')
    .getContext('webgl2', contextAttributes()) as WebGL2RenderingContext | null;
  if (!gl) return null;
  const publicName = String(gl.getParameter(gl.RENDERER));
  // Chromium and Safari give the card's name only through an extension; Firefox warns about its use.
  const debugInfo = publicName.startsWith('WebKit') && gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = debugInfo ? String(gl.getParameter(debugInfo.UNMASKED_RENDERER_WEBGL)) : publicName;
  if (!/swiftshader|llvmpipe|software|basic render/i.test(renderer)) return gl;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return null;
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Animates the plates of the first picture within `container` once the browser is idle, unless they are paused. The
 * container's `data-plates` is the address of a PlatesFile; without it, or if `movementQuery` does not match, nothing is
 * loaded. If a part fails to load, the picture stays as it is.
 */
export function movePlatesWhenIdle(container: HTMLElement, signal: AbortSignal): Movement {
  const { plates } = container.dataset;
  const media = matchMedia(movementQuery);
  let movement: Movement | undefined;
  let isPaused = false;

  const start = async (address: string, stopSignal: AbortSignal) => {
    const gl = stopSignal.aborted ? null : graphicsCardContext();
    if (!gl) return;
    const { movePlates } = await import('../../plates/move-plates.ts');
    movement = await movePlates(container.querySelector('img')!, gl, address, stopSignal);
    movement.setPaused(isPaused);
  };
  if (plates && media.matches && !savesData()) {
    // Not AbortSignal.any: some browsers that docs/browsers.md promises do not have it.
    const stopController = new AbortController();
    const stop = () => stopController.abort();
    // Without a timeout, unlike whenIdle: a browser that stays busy does not animate. Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(() => void start(plates, stopController.signal).catch(() => undefined));
    media.addEventListener('change', stop, { signal });
    signal.addEventListener('abort', stop);
  }

  return {
    setPaused: (shouldPause) => {
      isPaused = shouldPause;
      movement?.setPaused(isPaused);
    },
  };
}
