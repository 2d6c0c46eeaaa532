import { cropCamera, pictureGeometry, type PictureGeometry } from './picture-geometry.ts';
import type { PlateStage } from './plate-stage.ts';
import { plateSize, pointOnPlate, project, type PicturePoint, type PlatesFile } from './plates-file.ts';

/** The position of a picture and its plates at the time when the picture was loaded into a stage. */
export interface Capture {
  geometry: PictureGeometry;
  /** The middle of the visible part of each plate. */
  plateCenters: PicturePoint[];
  /** The point around which the plates are arranged. */
  origin: PicturePoint;
}

/**
 * Loads the picture as it is shown into the stage of the canvas, which is laid over it, once the browser is idle.
 * Resolves with undefined if `signal` has aborted by then.
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
  await browserIdle();
  if (signal.aborted) return undefined;
  const ratio = picture.naturalHeight / picture.naturalWidth;
  const geometry = pictureGeometry(image, file, ratio);
  stage.load(drawPicture(picture, canvas, geometry), cropCamera(file, geometry));
  await stage.waitUntilDone();
  // The first frame takes longest, so it is drawn while the canvas is hidden.
  stage.draw(file.plates.map(() => 0));
  await stage.waitUntilDone();
  if (signal.aborted) return undefined;
  return {
    geometry,
    // A plate is visible near its tip: from there on the next ring covers it.
    plateCenters: file.plates.map((plate) => {
      const { length, width } = plateSize(plate);
      return project(pointOnPlate(plate, length - width), file, ratio);
    }),
    origin: project([0, 0, 0], file, ratio),
  };
}

/** Sizes and positions the canvas, and draws the picture as the browser shows it there. */
function drawPicture(
  picture: HTMLImageElement,
  canvas: HTMLCanvasElement,
  { canvas: box, picture: pictureBox, density }: PictureGeometry,
) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  Object.assign(canvas, { width, height });
  Object.assign(canvas.style, {
    left: `${box.left / density}px`,
    top: `${box.top / density}px`,
    width: `${width / density}px`,
    height: `${height / density}px`,
  });
  const copy = new OffscreenCanvas(width, height);
  const context = copy.getContext('2d', { alpha: false })!;
  // The quality with which Chromium scales an <img>: at rest no pixel may differ.
  context.imageSmoothingQuality = 'medium';
  context.drawImage(
    picture,
    pictureBox.left - box.left,
    pictureBox.top - box.top,
    pictureBox.right - pictureBox.left,
    pictureBox.bottom - pictureBox.top,
  );
  return copy;
}

const browserIdle = () => new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
