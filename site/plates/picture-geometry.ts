import { formOf, pointOf, project, type PlatesFile } from './plates-file.ts';

/** A rectangle in device pixels, from the upper left corner of the picture's offset parent. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PictureGeometry {
  /** The part of the picture in which plates may be visible. */
  canvas: Box;
  /** The whole picture, including what `object-fit` cuts off. */
  picture: Box;
  /** Device pixels per CSS pixel. */
  density: number;
}

/** How far plates rise beyond their resting place, as a share of the picture's width. */
const margin = 0.04;

/**
 * Where an `<img>` with `object-fit: cover` shows its picture, and which part of it the plates occupy; `ratio` is the
 * picture's height divided by its width. Rounded to whole pixels, as Chromium does.
 */
export function pictureGeometry(image: HTMLImageElement, file: PlatesFile, ratio: number): PictureGeometry {
  const density = devicePixelRatio;
  const holder = image.offsetParent!.getBoundingClientRect();
  const rect = image.getBoundingClientRect();
  const [x = 0.5, y = 0.5] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map((share) => parseFloat(share) / 100);
  const width = Math.max(rect.width, rect.height / ratio);
  const left = rect.left - holder.left + (rect.width - width) * x;
  const top = rect.top - holder.top + (rect.height - width * ratio) * y;
  const toDevicePixels = (box: Box): Box => ({
    left: Math.round(box.left * density),
    top: Math.round(box.top * density),
    right: Math.round(box.right * density),
    bottom: Math.round(box.bottom * density),
  });
  const picture = toDevicePixels({ left, top, right: left + width, bottom: top + width * ratio });
  const frame = toDevicePixels({
    left: rect.left - holder.left,
    top: rect.top - holder.top,
    right: rect.right - holder.left,
    bottom: rect.bottom - holder.top,
  });
  const plates = plateBounds(file, ratio);
  const pixels = picture.right - picture.left;
  const canvas = {
    left: Math.max(frame.left, Math.floor(picture.left + plates.left * pixels)),
    top: Math.max(frame.top, Math.floor(picture.top + plates.top * pixels)),
    right: Math.min(frame.right, Math.ceil(picture.left + plates.right * pixels)),
    bottom: Math.min(frame.bottom, Math.ceil(picture.top + plates.bottom * pixels)),
  };
  return { canvas, picture, density };
}

/** The rectangle that the plates occupy, in shares of the picture's width. */
function plateBounds(file: PlatesFile, ratio: number): Box {
  const places = file.plates.flatMap((plate) => {
    const { length, width } = formOf(plate);
    const corners = [pointOf(plate, 0), pointOf(plate, length, -width / 2), pointOf(plate, length, width / 2)];
    return corners.map((point) => project(point, file, ratio));
  });
  // Invisible roots would enlarge it.
  const visible = places.filter(({ x }) => x <= 1 + margin);
  const xs = visible.map(({ x }) => x);
  const ys = visible.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** The camera for a part of the picture: what it sees fills the canvas. In column-major order, as WebGL expects. */
export function cameraOf({ camera }: PlatesFile, { canvas, picture }: PictureGeometry): Float32Array {
  const [width, height] = [canvas.right - canvas.left, canvas.bottom - canvas.top];
  const [w, h] = [picture.right - picture.left, picture.bottom - picture.top];
  const moveX = (2 * (picture.left - canvas.left) + w) / width - 1;
  const moveY = 1 - (2 * (picture.top - canvas.top) + h) / height;
  return new Float32Array(
    [0, 1, 2, 3].flatMap((column) => {
      const [x, y, z, depth] = [0, 4, 8, 12].map((row) => camera[row + column]!) as [number, number, number, number];
      return [(w / width) * x + moveX * depth, (h / height) * y + moveY * depth, z, depth];
    }),
  );
}
