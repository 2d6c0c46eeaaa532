import { capturePicture, type Capture } from './capture-picture.ts';
import { createPlateStage, type PlateStage } from './plate-stage.ts';
import type { PicturePoint, PlatesFile } from './plates-file.ts';
import { hasPassed, liftAt, liftStacked, meets, openingWave, pointerWave, type Wave } from './waves.ts';

export interface Movement {
  /** Pauses the plates where they are, or resumes. While paused they ignore the pointer. */
  hold: (held: boolean) => void;
}

/** How far a pointer must move before it starts another wave, in widths of the picture. */
const minDistance = 0.02;

const maxWaves = 32;

/** Consecutive frames that may take more than a tenth of a second before the machine counts as too slow. */
const lateFramesAllowed = 3;

/** The most by which one frame advances time, in milliseconds: after a pause the movement resumes where it was. */
const maxFrameTime = 50;

/**
 * Moves the plates of a picture on the canvas of `gl`, which is laid over it: once from the center to the tips, later
 * where a pointer passes. While none moves, the canvas is hidden and no frame is requested. `address` is the address of
 * the PlatesFile. If it rejects, or `signal` aborts, the picture stays as it was and all resources are freed.
 */
export async function movePlates(
  image: HTMLImageElement,
  gl: WebGL2RenderingContext,
  address: string,
  signal: AbortSignal,
): Promise<Movement> {
  const canvas = gl.canvas as HTMLCanvasElement;
  const ending = new AbortController();
  const end = () => ending.abort();
  let stage: Promise<PlateStage> | undefined;
  const loseContext = () => gl.getExtension('WEBGL_lose_context')?.loseContext();
  ending.signal.addEventListener('abort', () => {
    canvas.remove();
    // Not while programs compile: twgl would throw where nobody can catch it, and its promise would never settle.
    void Promise.resolve(stage).then(loseContext, loseContext);
  });
  signal.addEventListener('abort', end);
  canvas.addEventListener('webglcontextlost', end);
  try {
    const file = (await (await fetch(address, { signal })).json()) as PlatesFile;
    stage = createPlateStage(gl, file);
    const compiled = await stage;
    ending.signal.throwIfAborted();
    placeOver(image, canvas);
    return startMovement(image, canvas, compiled, file, ending);
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
  ending: AbortController,
): Movement {
  const { signal } = ending;
  let held = false;
  let waves: Wave[] = [];
  /** The picture that the stage has; undefined if the stage needs a new one. */
  let capture: Capture | undefined;
  let capturing: Promise<void> | undefined;
  let resizeCount = 0;
  let frame = 0;
  let lastFrame = 0;
  let time = 0;
  let lateFrames = 0;

  function draw(now: number) {
    lateFrames = now - lastFrame > 2 * maxFrameTime ? lateFrames + 1 : 0;
    if (lateFrames > lateFramesAllowed) return ending.abort();
    time += Math.min(now - lastFrame, maxFrameTime);
    lastFrame = now;
    frame = 0;
    waves = waves.filter((wave) => !hasPassed(wave, time));
    if (waves.length === 0 || !capture) return stop();
    const angles = capture.plateCenters.map((seat) => liftAt(seat, waves, time));
    stage.draw(liftStacked(angles, file.plates));
    canvas.style.visibility = '';
    requestFrame();
  }

  function requestFrame() {
    if (!frame && !held && waves.length > 0) frame = requestAnimationFrame(draw);
  }

  function stop() {
    cancelAnimationFrame(frame);
    frame = 0;
    waves = [];
    canvas.style.visibility = 'hidden';
  }

  async function captureAgain() {
    const begun = resizeCount;
    const captured = await capturePicture(image, canvas, stage, file, signal);
    // Resized meanwhile, it may have been measured before.
    if (begun === resizeCount) capture = captured ?? capture;
  }

  async function start(createWave: (at: Capture) => Wave | undefined) {
    if (capture?.geometry.density !== devicePixelRatio) capture = undefined;
    if (!capture) await (capturing ??= captureAgain().finally(() => (capturing = undefined)));
    if (signal.aborted || held || !capture) return;
    const wave = createWave(capture);
    if (!wave || waves.length >= maxWaves || !meets(wave, capture.plateCenters)) return;
    if (waves.length === 0) lastFrame = performance.now();
    waves.push(wave);
    requestFrame();
  }

  let last: PicturePoint = { x: -1, y: -1 };
  const onPointerMove = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || held) return;
    void start(({ geometry: { picture, density } }) => {
      const holder = image.offsetParent!.getBoundingClientRect();
      const width = picture.right - picture.left;
      const at = {
        x: ((clientX - holder.left) * density - picture.left) / width,
        y: ((clientY - holder.top) * density - picture.top) / width,
      };
      if (Math.hypot(at.x - last.x, at.y - last.y) < minDistance) return undefined;
      last = at;
      return pointerWave(at, time);
    }).catch(() => undefined);
  };
  (image.offsetParent as HTMLElement).addEventListener('pointermove', onPointerMove, { passive: true, signal });

  // The observer's first call is for the initial size.
  let isFirst = true;
  const resizes = new ResizeObserver(() => {
    if (!isFirst) {
      stop();
      capture = undefined;
      resizeCount++;
    }
    isFirst = false;
  });
  resizes.observe(image);
  signal.addEventListener('abort', () => {
    stop();
    resizes.disconnect();
  });
  void start(({ middle }) => openingWave(middle, time)).catch(() => undefined);

  return {
    hold(isHeld) {
      held = isHeld;
      if (held) {
        cancelAnimationFrame(frame);
        frame = 0;
      } else requestFrame();
    },
  };
}
