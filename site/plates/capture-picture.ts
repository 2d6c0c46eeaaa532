import { cameraOf, pictureGeometry, type PictureGeometry } from './picture-geometry.ts';
import type { PlateStage } from './plate-stage.ts';
import { formOf, pointOf, project, type PicturePoint, type PlatesFile } from './plates-file.ts';

/** The picture that a stage has. */
export interface Capture {
  geometry: PictureGeometry;
  /** Where each plate is visible. */
  plateCenters: PicturePoint[];
  middle: PicturePoint;
}

/**
 * Loads the picture as it is shown into the stage of the canvas, which is laid over it, when the browser is idle.
 * Undefined if `signal` has aborted meanwhile.
 */
export async function capturePicture(
  image: HTMLImageElement,
  canvas: HTMLCanvasElement,
  stage: PlateStage,
  file: PlatesFile,
  signal: AbortSignal,
): Promise<Capture | undefined> {
  // A new image has its natural size, regardless of `srcset`. An ImageBitmap's pixels would differ slightly from an `<img>`'s.
  const picture = new Image();
  picture.src = image.currentSrc;
  await picture.decode();
  await idle();
  if (signal.aborted) return undefined;
  const ratio = picture.naturalHeight / picture.naturalWidth;
  const geometry = pictureGeometry(image, file, ratio);
  stage.load(drawPicture(picture, canvas, geometry), cameraOf(file, geometry));
  await stage.done();
  // The first frame takes longest, so it is drawn while the canvas is hidden.
  stage.draw(file.plates.map(() => 0));
  await stage.done();
  if (signal.aborted) return undefined;
  return {
    geometry,
    // A plate is visible from its tip to the next ring, which covers it.
    plateCenters: file.plates.map((plate) => {
      const { length, width } = formOf(plate);
      return project(pointOf(plate, length - width), file, ratio);
    }),
    middle: project([0, 0, 0], file, ratio),
  };
}

/** Sizes and positions the canvas, and returns the picture as the browser shows it there. */
function drawPicture(
  picture: HTMLImageElement,
  canvas: HTMLCanvasElement,
  { canvas: box, picture: whole, density }: PictureGeometry,
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
  // The quality with which Chromium scales an <img>: at rest no pixel may differ.
  context.imageSmoothingQuality = 'medium';
  const [w, h] = [whole.right - whole.left, whole.bottom - whole.top];
  context.drawImage(picture, whole.left - box.left, whole.top - box.top, w, h);
  return sheet;
}

const idle = () => new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
