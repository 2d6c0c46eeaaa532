import { cameraOf, picturePlace, type PicturePlace } from './picture-place.ts';
import { plateStage, type PlateStage } from './plate-stage.ts';
import { placeOf, pointOf, type Place, type PlatesFile } from './plates-file.ts';
import { hasPassed, liftAt, liftedTogether, meets, opening, touch, type Wave } from './waves.ts';

export interface Movement {
  /** Stops the plates where they are, or lets them go on. No pointer moves them while they are held. */
  hold: (held: boolean) => void;
}

/** How far a pointer goes until it is another wave, in widths of the picture. */
const minDistance = 0.02;

/** How many waves there are at most. */
const maxWaves = 32;

/** How many frames in a row may take more than a tenth of a second: more, and the machine is too slow for it. */
const lateFramesAllowed = 3;

/** What a frame lasts at most, in milliseconds: what was held or hidden goes on where it was. */
const maxFrameTime = 50;

/**
 * Lets the plates of a picture move, on the canvas of `gl` over it: once from their middle to the tips, later where a pointer passes. While
 * none moves the canvas is hidden and no frame is asked for. `address` is that of the PlatesFile. Rejects where it cannot be
 * done, and `signal` ends it: either way the picture is left as it was, and all is freed.
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
  ending.signal.addEventListener('abort', () => {
    canvas.remove();
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  });
  signal.addEventListener('abort', end);
  canvas.addEventListener('webglcontextlost', end);
  try {
    const file = (await (await fetch(address, { signal })).json()) as PlatesFile;
    const stage = await plateStage(gl, file);
    ending.signal.throwIfAborted();
    showOver(image, canvas);
    return moving(image, canvas, stage, file, ending);
  } catch (error) {
    end();
    throw error;
  }
}

function showOver(image: HTMLImageElement, canvas: HTMLCanvasElement) {
  const { zIndex } = getComputedStyle(image);
  canvas.ariaHidden = 'true';
  Object.assign(canvas.style, { position: 'absolute', zIndex, visibility: 'hidden', pointerEvents: 'none' });
  image.after(canvas);
}

function moving(
  image: HTMLImageElement,
  canvas: HTMLCanvasElement,
  stage: PlateStage,
  file: PlatesFile,
  ending: AbortController,
): Movement {
  const { signal } = ending;
  let held = false;
  let waves: Wave[] = [];
  /** The picture as the stage has it; none when it has to be taken anew. */
  let taken: { place: PicturePlace; seats: Place[]; middle: Place } | undefined;
  let taking: Promise<void> | undefined;
  let asked = 0;
  let before = 0;
  let time = 0;
  let late = 0;

  function draw(now: number) {
    late = now - before > 2 * maxFrameTime ? late + 1 : 0;
    if (late > lateFramesAllowed) return ending.abort();
    time += Math.min(now - before, maxFrameTime);
    before = now;
    asked = 0;
    waves = waves.filter((wave) => !hasPassed(wave, time));
    if (waves.length === 0 || !taken) return rest();
    const angles = taken.seats.map((seat) => liftAt(seat, waves, time));
    stage.draw(liftedTogether(angles, file.plates));
    canvas.style.visibility = '';
    ask();
  }

  function ask() {
    if (!asked && !held && waves.length > 0) asked = requestAnimationFrame(draw);
  }

  function rest() {
    cancelAnimationFrame(asked);
    asked = 0;
    waves = [];
    canvas.style.visibility = 'hidden';
  }

  async function take() {
    // Its own size, without what `srcset` makes of it; and an `<img>`'s pixels, which are not quite those of an ImageBitmap.
    const picture = new Image();
    picture.src = image.currentSrc;
    await picture.decode();
    await idle();
    if (signal.aborted) return;
    const ratio = picture.naturalHeight / picture.naturalWidth;
    const place = picturePlace(image, file, ratio);
    stage.take(laidOut(picture, canvas, place), cameraOf(file, place));
    await stage.done();
    // The first frame takes longer than any other: nobody sees this one.
    stage.draw(file.plates.map(() => 0));
    await stage.done();
    if (signal.aborted) return;
    taken = {
      place,
      // A plate is seen from its tip to where the next ring lies on it.
      seats: file.plates.map((plate) => placeOf(pointOf(plate, plate[7]! - plate[8]!), file, ratio)),
      middle: placeOf([0, 0, 0], file, ratio),
    };
  }

  async function start(waveOf: (at: NonNullable<typeof taken>) => Wave | undefined) {
    if (taken?.place.density !== devicePixelRatio) taken = undefined;
    if (!taken) await (taking ??= take().finally(() => (taking = undefined)));
    if (signal.aborted || held || !taken) return;
    const wave = waveOf(taken);
    if (!wave || waves.length >= maxWaves || !meets(wave, taken.seats)) return;
    if (waves.length === 0) before = performance.now();
    waves.push(wave);
    ask();
  }

  let last: Place = { x: -1, y: -1 };
  const pass = ({ clientX, clientY, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || held) return;
    void start(({ place: { picture, density } }) => {
      const holder = image.offsetParent!.getBoundingClientRect();
      const width = picture.right - picture.left;
      const at = {
        x: ((clientX - holder.left) * density - picture.left) / width,
        y: ((clientY - holder.top) * density - picture.top) / width,
      };
      if (Math.hypot(at.x - last.x, at.y - last.y) < minDistance) return undefined;
      last = at;
      return touch(at, time);
    }).catch(() => undefined);
  };
  (image.offsetParent as HTMLElement).addEventListener('pointermove', pass, { passive: true, signal });

  // It tells of the size that it begins with, too.
  let isFirst = true;
  const sizes = new ResizeObserver(() => {
    if (!isFirst) {
      rest();
      taken = undefined;
    }
    isFirst = false;
  });
  sizes.observe(image);
  signal.addEventListener('abort', () => {
    rest();
    sizes.disconnect();
  });
  void start(({ middle }) => opening(middle, time)).catch(() => undefined);

  return {
    hold(hold) {
      held = hold;
      if (held) {
        cancelAnimationFrame(asked);
        asked = 0;
      } else ask();
    },
  };
}

/** Gives the canvas its size and place, and answers the picture as the browser shows it there. */
function laidOut(
  picture: HTMLImageElement,
  canvas: HTMLCanvasElement,
  { canvas: box, picture: whole, density }: PicturePlace,
) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  Object.assign(canvas, { width, height });
  Object.assign(canvas.style, {
    left: `${box.left / density}px`,
    top: `${box.top / density}px`,
    width: `${width / density}px`,
    height: `${height / density}px`,
  });
  const sheet = new OffscreenCanvas(width, height);
  const context = sheet.getContext('2d', { alpha: false })!;
  // As Chromium scales an <img>: at rest no pixel may differ.
  context.imageSmoothingQuality = 'medium';
  const [w, h] = [whole.right - whole.left, whole.bottom - whole.top];
  context.drawImage(picture, whole.left - box.left, whole.top - box.top, w, h);
  return sheet;
}

const idle = () => new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
