/** The size and shape that a kind of picture must have, in pixels. */
interface PictureShape {
  width: number;
  height: number;
  /** The fraction by which a picture's aspect ratio may be below the shape's. */
  narrower: number;
  /** The fraction by which a picture's aspect ratio may be above the shape's. */
  wider: number;
  /** Whether a wrong shape is reported instead of cropped: only the author knows what may be cut off. */
  neverCropped?: true;
}

const cover: PictureShape = { width: 1600, height: 900, narrower: 0.02, wider: 0.02 };
const hero: PictureShape = { width: 1920, height: 720, narrower: 0.4, wider: 0.02 };
const tabletHero: PictureShape = { width: 1560, height: 720, narrower: 0.02, wider: 0.02 };
const phoneHero: PictureShape = { width: 780, height: 1040, narrower: 0.25, wider: 0.02 };
const portrait: PictureShape = { width: 600, height: 600, narrower: 0.02, wider: 0.02 };
const photo: PictureShape = { width: 800, height: 400, narrower: 0.75, wider: 1, neverCropped: true };

/** The shapes to which a picture is cropped where it is wider or narrower than they allow, by its role in the editor. */
export const croppedShapes = { cover, opening: hero, openingPhone: phoneHero, portrait };

/** The shape that the name of a picture requires; a hero has one only if it is named after one of the articles' files. */
function shapeOf(name: string, articleNames: ReadonlySet<string>): PictureShape | undefined {
  if (name.startsWith('cover-')) return cover;
  if (name.startsWith('team/')) return portrait;
  if (name.startsWith('photos/')) return photo;
  const article = /^hero-(.+)$/.exec(name)?.[1] ?? '';
  // An article's own name may end like that of a crop: “choosing-a-phone”.
  if (articleNames.has(article)) return hero;
  const [, whole = '', device] = /^(.+)-(tablet|phone)$/.exec(article) ?? [];
  if (!articleNames.has(whole)) return undefined;
  return device === 'tablet' ? tabletHero : phoneHero;
}

interface Size {
  width: number;
  height: number;
}

const isOfShape = ({ width, height }: Size, shape: PictureShape) => {
  const ratio = width / height / (shape.width / shape.height);
  return ratio >= 1 - shape.narrower && ratio <= 1 + shape.wider;
};

/** The largest crop of a picture with the shape that its name requires; undefined if it is not cropped. */
export function croppedSize(name: string, size: Size, articleNames: ReadonlySet<string>): Size | undefined {
  const shape = shapeOf(name, articleNames);
  if (!shape || shape.neverCropped || isOfShape(size, shape)) return undefined;
  const scale = Math.min(size.width / shape.width, size.height / shape.height);
  return { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
}

/**
 * The problem with the size or shape of a picture, with the fix; undefined if there is none. `size` is in pixels.
 */
export function shapeProblem(name: string, size: Size, articleNames: ReadonlySet<string>): string | undefined {
  const shape = shapeOf(name, articleNames);
  if (!shape) return undefined;
  const requiredSize = `${shape.width}x${shape.height}`;
  const actual = `is ${size.width}x${size.height} pixels`;
  if (!isOfShape(size, shape)) {
    const isNarrow = size.width / size.height < shape.width / shape.height;
    return `${actual}, which is too ${isNarrow ? 'narrow' : 'wide'}: crop it to the shape of ${requiredSize}`;
  }
  if (size.width < shape.width) {
    return `${actual}, which is too small: take one of at least ${requiredSize}`;
  }
  return undefined;
}
