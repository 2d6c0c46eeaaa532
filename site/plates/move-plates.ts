import { capturePicture } from './capture-picture.ts';
import { PlateAnimation } from './plate-animation.ts';
import { createPlateStage, type PlateStage } from './plate-stage.ts';
import type { PicturePoint, PlatesFile } from './plates-file.ts';
import { initialWave, pointerWave } from './waves.ts';

export interface Movement {
  /** Pauses the plates where they are, or resumes. While paused they ignore the pointer. */
  setPaused: (isPaused: boolean) => void;
}

/** The distance that a pointer must move before it starts another wave, in widths of the picture. */
const minPointerDistance = 0.02;

/**
 * Moves the plates of a picture on the canvas of `gl`, which is laid over it: once from the center to the tips, later
 * where a pointer passes. `address` is the address of the PlatesFile. If this fails, or `signal` aborts, the picture
 * stays as it was and all resources are freed.
 */
export async function movePlates(
  image: HTMLImageElement,
  gl: WebGL2RenderingContext,
  address: string,
  signal: AbortSignal,
): Promise<Movement> {
  const canvas = gl.canvas as HTMLCanvasElement;
  const lifetime = new AbortController();
  const end = () => lifetime.abort();
  let pendingStage: Promise<PlateStage> | undefined;
  const loseContext = () => gl.getExtension('WEBGL_lose_context')?.loseContext();
  lifetime.signal.addEventListener('abort', () => {
    canvas.remove();
    // Not while programs compile: twgl would throw where nobody can catch it, and its promise would never settle.
    void Promise.resolve(pendingStage).then(loseContext, loseContext);
  });
  signal.addEventListener('abort', end);
  canvas.addEventListener('webglcontextlost', end);
  try {
    signal.throwIfAborted();
    const file = (await (await fetch(address, { signal: lifetime.signal })).json()) as PlatesFile;
    // A lost context would make twgl throw where nobody can catch it. Its event comes later than the loss.
    if (gl.isContextLost()) throw new Error('The WebGL context is lost');
    pendingStage = createPlateStage(gl, file);
    const stage = await pendingStage;
    lifetime.signal.throwIfAborted();
    placeOver(image, canvas);
    return startMovement(image, canvas, stage, file, lifetime);
  } catch (error) {
    end();
    throw error;
  }
}

function placeOver(image: HTMLImageElement, canvas: HTMLCanvasElement) {
  const { zIndex } = getComputedStyle(image);
  canvas.ariaHidden = 'true';
  Object.assign(canvas.style, { position: 'absolute', zIndex, visibility: 'hidden', pointerEvents: 'none' });
  image.after(canvas);
}

function startMovement(
  image: HTMLImageElement,
  canvas: HTMLCanvasElement,
  stage: PlateStage,
  file: PlatesFile,
  lifetime: AbortController,
): Movement {
  const { signal } = lifetime;
  const animation = new PlateAnimation({
    canvas,
    stage,
    file,
    capture: () => capturePicture(image, canvas, stage, file, signal),
    onTooSlow: () => lifetime.abort(),
    signal,
  });
  followPointer(image, animation, signal);
  onResize(image, () => animation.discardPicture(), signal);
  void animation.addWave(({ origin }, time) => initialWave(origin, time)).catch(() => undefined);
  return { setPaused: (isPaused) => animation.setPaused(isPaused) };
}

/** Starts waves where a mouse passes over the picture, or over elements in front of it. */
function followPointer(image: HTMLImageElement, animation: PlateAnimation, signal: AbortSignal) {
  const parent = image.offsetParent as HTMLElement;
  let lastPoint: PicturePoint = { x: -1, y: -1 };
  const onPointerMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const addingWave = animation.addWave(({ geometry: { picture, density } }, time) => {
      // After a change of the layout, the offset parent may be another element.
      const { left, top } = image.offsetParent!.getBoundingClientRect();
      const width = picture.right - picture.left;
      const point = {
        x: ((clientX - left) * density - picture.left) / width,
        y: ((clientY - top) * density - picture.top) / width,
      };
      if (Math.hypot(point.x - lastPoint.x, point.y - lastPoint.y) < minPointerDistance) return undefined;
      lastPoint = point;
      return pointerWave(point, time);
    });
    void addingWave.catch(() => undefined);
  };
  parent.addEventListener('pointermove', onPointerMove, { passive: true, signal });
}

function onResize(element: Element, callback: () => void, signal: AbortSignal) {
  // The observer's first call is for the initial size.
  let isFirstCall = true;
  const observer = new ResizeObserver(() => {
    if (!isFirstCall) callback();
    isFirstCall = false;
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
