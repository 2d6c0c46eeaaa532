import { placeOf, pointOf, type PlatesFile } from './plates-file.ts';

/** In pixels of the screen, from the upper left corner of what holds the picture. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface PicturePlace {
  /** The part of the window that plates may be seen in. */
  canvas: Box;
  /** Where the whole picture would lie. */
  picture: Box;
  /** Pixels of the screen in one of CSS. */
  density: number;
}

/** How far plates rise beyond where they rest, in shares of the picture. */
const margin = 0.04;

/**
 * Where an `<img>` with `object-fit: cover` shows its picture, and in which part of it the plates are; `ratio` is the picture's
 * height to its width. Chromium lays pictures on whole pixels, so these are.
 */
export function picturePlace(image: HTMLImageElement, file: PlatesFile, ratio: number): PicturePlace {
  const density = devicePixelRatio;
  const holder = image.offsetParent!.getBoundingClientRect();
  const rect = image.getBoundingClientRect();
  const [x = 0.5, y = 0.5] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map((share) => parseFloat(share) / 100);
  const width = Math.max(rect.width, rect.height / ratio);
  const left = rect.left - holder.left + (rect.width - width) * x;
  const top = rect.top - holder.top + (rect.height - width * ratio) * y;
  const snapped = (box: Box): Box => ({
    left: Math.round(box.left * density),
    top: Math.round(box.top * density),
    right: Math.round(box.right * density),
    bottom: Math.round(box.bottom * density),
  });
  const picture = snapped({ left, top, right: left + width, bottom: top + width * ratio });
  const frame = snapped({
    left: rect.left - holder.left,
    top: rect.top - holder.top,
    right: rect.right - holder.left,
    bottom: rect.bottom - holder.top,
  });
  const plates = boundsOf(file, ratio);
  const pixels = picture.right - picture.left;
  const canvas = {
    left: Math.max(frame.left, Math.floor(picture.left + plates.left * pixels)),
    top: Math.max(frame.top, Math.floor(picture.top + plates.top * pixels)),
    right: Math.min(frame.right, Math.ceil(picture.left + plates.right * pixels)),
    bottom: Math.min(frame.bottom, Math.ceil(picture.top + plates.bottom * pixels)),
  };
  return { canvas, picture, density };
}

/** In shares of the picture's width. */
function boundsOf(file: PlatesFile, ratio: number): Box {
  const places = file.plates.flatMap((plate) => {
    const [length, width] = [plate[7]!, plate[8]!];
    const corners = [pointOf(plate, 0), pointOf(plate, length, -width / 2), pointOf(plate, length, width / 2)];
    return corners.map((point) => placeOf(point, file, ratio));
  });
  // Roots that nobody sees would make it larger.
  const seen = places.filter(({ x }) => x <= 1 + margin);
  const xs = seen.map(({ x }) => x);
  const ys = seen.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** The camera of a part of the picture: what it sees fills the canvas. Columns, as WebGL takes it. */
export function cameraOf({ camera }: PlatesFile, { canvas, picture }: PicturePlace): Float32Array {
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
