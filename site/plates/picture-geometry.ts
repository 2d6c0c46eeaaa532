import { plateSize, pointOnPlate, project, type PlatesFile } from './plates-file.ts';

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

/** The distance by which plates rise beyond their place at rest, as a share of the picture's width. */
const riseMargin = 0.04;

/**
 * The box in which an `<img>` with `object-fit: cover` shows its picture, and the part of it that the plates occupy; `ratio`
 * is the picture's height divided by its width. Boxes are rounded to whole pixels, as Chromium does.
 */
export function pictureGeometry(image: HTMLImageElement, file: PlatesFile, ratio: number): PictureGeometry {
  const density = devicePixelRatio;
  const parent = image.offsetParent!.getBoundingClientRect();
  const rect = image.getBoundingClientRect();
  // `object-position`, from 0 to 1.
  const [x = 0.5, y = 0.5] = getComputedStyle(image)
    .objectPosition.split(' ')
    .map((share) => parseFloat(share) / 100);
  const width = Math.max(rect.width, rect.height / ratio);
  const left = rect.left - parent.left + (rect.width - width) * x;
  const top = rect.top - parent.top + (rect.height - width * ratio) * y;
  const toDevicePixels = (box: Box): Box => ({
    left: Math.round(box.left * density),
    top: Math.round(box.top * density),
    right: Math.round(box.right * density),
    bottom: Math.round(box.bottom * density),
  });
  const picture = toDevicePixels({ left, top, right: left + width, bottom: top + width * ratio });
  const frame = toDevicePixels({
    left: rect.left - parent.left,
    top: rect.top - parent.top,
    right: rect.right - parent.left,
    bottom: rect.bottom - parent.top,
  });
  const plates = plateBounds(file, ratio);
  const pictureWidth = picture.right - picture.left;
  const canvas = {
    left: Math.max(frame.left, Math.floor(picture.left + plates.left * pictureWidth)),
    top: Math.max(frame.top, Math.floor(picture.top + plates.top * pictureWidth)),
    right: Math.min(frame.right, Math.ceil(picture.left + plates.right * pictureWidth)),
    bottom: Math.min(frame.bottom, Math.ceil(picture.top + plates.bottom * pictureWidth)),
  };
  return { canvas, picture, density };
}

/** The rectangle that the plates occupy, in shares of the picture's width. */
function plateBounds(file: PlatesFile, ratio: number): Box {
  const points = file.plates.flatMap((plate) => {
    const { length, width } = plateSize(plate);
    const corners = [
      pointOnPlate(plate, 0),
      pointOnPlate(plate, length, -width / 2),
      pointOnPlate(plate, length, width / 2),
    ];
    return corners.map((point) => project(point, file, ratio));
  });
  // The roots beyond the picture's right edge would enlarge the rectangle.
  const visible = points.filter(({ x }) => x <= 1 + riseMargin);
  const xs = visible.map(({ x }) => x);
  const ys = visible.map(({ y }) => y);
  return {
    left: Math.min(...xs) - riseMargin,
    top: Math.min(...ys) - riseMargin,
    right: Math.max(...xs) + riseMargin,
    bottom: Math.max(...ys) + riseMargin,
  };
}

/** The file's camera, cropped to the part of the picture that fills the canvas. In column-major order, for WebGL. */
export function cropCamera({ camera }: PlatesFile, { canvas, picture }: PictureGeometry): Float32Array {
  const [width, height] = [canvas.right - canvas.left, canvas.bottom - canvas.top];
  const [pictureWidth, pictureHeight] = [picture.right - picture.left, picture.bottom - picture.top];
  const offsetX = (2 * (picture.left - canvas.left) + pictureWidth) / width - 1;
  const offsetY = 1 - (2 * (picture.top - canvas.top) + pictureHeight) / height;
  return new Float32Array(
    [0, 1, 2, 3].flatMap((column) => {
      const valueOf = (row: number) => camera[4 * row + column]!;
      const [x, y, z, w] = [valueOf(0), valueOf(1), valueOf(2), valueOf(3)];
      return [(pictureWidth / width) * x + offsetX * w, (pictureHeight / height) * y + offsetY * w, z, w];
    }),
  );
}
