import type { Movement } from '../../plates/move-plates.ts';

/** A wide window with a mouse, a screen that a graphics card draws easily, and no preference for reduced motion. */
const movementQuery =
  '(width >= 1024px) and (hover: hover) and (pointer: fine) and (resolution <= 2dppx) and (prefers-reduced-motion: no-preference)';

// At double density, edges are smooth enough without antialiasing.
const contextAttributes = () => ({ alpha: false, antialias: devicePixelRatio < 2, failIfMajorPerformanceCaveat: true });

/**
 * A WebGL context on a graphics card; null if the processor would draw, which most browsers do not report as a caveat.
 */
function cardContext(): WebGL2RenderingContext | null {
  const gl = document
    .createElement('canvas')
    .getContext('webgl2', contextAttributes()) as WebGL2RenderingContext | null;
  if (!gl) return null;
  const name = String(gl.getParameter(gl.RENDERER));
  // Chromium and Safari tell the card's name only by an extension, whose use Firefox warns about.
  const debugInfo = name.startsWith('WebKit') && gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = debugInfo ? String(gl.getParameter(debugInfo.UNMASKED_RENDERER_WEBGL)) : name;
  if (!/swiftshader|llvmpipe|software|basic render/i.test(renderer)) return gl;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return null;
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Animates the plates of the first picture within `holder` once the browser is idle, unless they are paused.
 * `holder`'s `data-plates` is the address of the PlatesFile; without it, or if `movementQuery` does not match, nothing
 * is loaded. If a part fails to load, the picture stays as it is.
 */
export function movingPlates(holder: HTMLElement, signal: AbortSignal): Movement {
  const { plates } = holder.dataset;
  const media = matchMedia(movementQuery);
  let movement: Movement | undefined;
  let isPaused = false;

  const begin = async (address: string, ended: AbortSignal) => {
    const gl = ended.aborted ? null : cardContext();
    if (!gl) return;
    const { movePlates } = await import('../../plates/move-plates.ts');
    movement = await movePlates(holder.querySelector('img')!, gl, address, ended);
    movement.setPaused(isPaused);
  };
  if (plates && media.matches && !savesData()) {
    // Not AbortSignal.any: docs/browsers.md promises older browsers.
    const ending = new AbortController();
    const end = () => ending.abort();
    (window.requestIdleCallback ?? setTimeout)(() => void begin(plates, ending.signal).catch(() => undefined));
    media.addEventListener('change', end, { signal });
    signal.addEventListener('abort', end);
  }

  return {
    setPaused: (shouldPause) => {
      isPaused = shouldPause;
      movement?.setPaused(isPaused);
    },
  };
}
