import { useEffect, useRef, type RefObject } from 'react';
import type { Movement } from '../../plates/move-plates.ts';

/** A wide window with a mouse, a screen that a graphics card draws easily, and nobody who wants less motion. */
const place =
  '(width >= 1024px) and (hover: hover) and (pointer: fine) and (resolution <= 2dppx) and (prefers-reduced-motion: no-preference)';

// Of twice as many pixels each way edges are fine enough as they are.
const context = () => ({ alpha: false, antialias: devicePixelRatio < 2, failIfMajorPerformanceCaveat: true });

/** WebGL by a graphics card; none where the processor would draw, which most browsers do not count as a caveat. */
function cardContext(): WebGL2RenderingContext | null {
  const gl = document.createElement('canvas').getContext('webgl2', context()) as WebGL2RenderingContext | null;
  if (!gl) return null;
  const name = String(gl.getParameter(gl.RENDERER));
  // Chromium and Safari tell the card's name by an extension only, of whose use Firefox warns.
  const card = name.startsWith('WebKit') && gl.getExtension('WEBGL_debug_renderer_info');
  const renderer = card ? String(gl.getParameter(card.UNMASKED_RENDERER_WEBGL)) : name;
  if (!/swiftshader|llvmpipe|software|basic render/i.test(renderer)) return gl;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return null;
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Lets the plates of the first picture within an element move, once the browser is idle, while `moves`. `address` says where
 * they lie; without one, or where it has no place, nothing is loaded. What does not come leaves the picture as it is.
 */
export function useMovingPlates(address: string | undefined, moves: boolean): RefObject<HTMLDivElement | null> {
  const holder = useRef<HTMLDivElement>(null);
  const movement = useRef<Movement>(undefined);
  const now = useRef(moves);

  useEffect(() => {
    now.current = moves;
    movement.current?.hold(!moves);
  }, [moves]);

  useEffect(() => {
    const media = matchMedia(place);
    if (!address || !media.matches || savesData()) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const begin = async () => {
      const gl = signal.aborted ? null : cardContext();
      if (!gl) return;
      const { movePlates } = await import('../../plates/move-plates.ts');
      const image = holder.current!.querySelector('img')!;
      movement.current = await movePlates(image, gl, address, signal);
      movement.current.hold(!now.current);
    };
    (window.requestIdleCallback ?? setTimeout)(() => void begin().catch(() => undefined));
    const end = () => ending.abort();
    media.addEventListener('change', end, { signal });
    return end;
  }, [address]);

  return holder;
}
