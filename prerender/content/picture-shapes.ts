/** What a picture of a kind has to be, in pixels. */
interface PictureShape {
  width: number;
  height: number;
  /** How far its width divided by its height may be from that of the shape: a share of it, below and above. */
  narrower: number;
  wider: number;
  /** Whether what has another shape is told, not cropped: nobody but its author knows what may be left out. */
  whole?: true;
}

const cover: PictureShape = { width: 1600, height: 900, narrower: 0.02, wider: 0.02 };
const hero: PictureShape = { width: 1920, height: 720, narrower: 0.4, wider: 0.02 };
const phoneHero: PictureShape = { width: 780, height: 1040, narrower: 0.25, wider: 0.02 };
const portrait: PictureShape = { width: 600, height: 600, narrower: 0.02, wider: 0.02 };
const photo: PictureShape = { width: 800, height: 400, narrower: 0.75, wider: 1, whole: true };

/** The shape that a picture of that name must have; `articles` are the names of the files in content/blog/. */
function shapeOf(name: string, articles: ReadonlySet<string>): PictureShape | undefined {
  if (name.startsWith('cover-')) return cover;
  if (name.startsWith('team/')) return portrait;
  if (name.startsWith('photos/')) return photo;
  const article = /^hero-(.+?)(-phone)?$/.exec(name);
  if (!article || !articles.has(article[1] ?? '')) return undefined;
  return article[2] ? phoneHero : hero;
}

interface Size {
  width: number;
  height: number;
}

const isOfShape = ({ width, height }: Size, shape: PictureShape) => {
  const ratio = width / height / (shape.width / shape.height);
  return ratio >= 1 - shape.narrower && ratio <= 1 + shape.wider;
};

/** The largest part of a picture that has the shape which its name asks for; undefined where all of it is taken. */
export function croppedSize(name: string, size: Size, articles: ReadonlySet<string>): Size | undefined {
  const shape = shapeOf(name, articles);
  if (!shape || shape.whole || isOfShape(size, shape)) return undefined;
  const scale = Math.min(size.width / shape.width, size.height / shape.height);
  return { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
}

/**
 * What is wrong with the size or the shape of a picture, with the fix; undefined where nothing is. `size` is its own, in
 * pixels; `delivered`: of its largest encoded width, which may be smaller than what is asked of the original.
 */
export function shapeProblem(
  name: string,
  size: Size,
  articles: ReadonlySet<string>,
  delivered?: number,
): string | undefined {
  const shape = shapeOf(name, articles);
  if (!shape) return undefined;
  const wanted = `${shape.width}x${shape.height}`;
  const has = `is ${size.width}x${size.height} pixels`;
  if (!isOfShape(size, shape)) {
    const isNarrow = size.width / size.height < shape.width / shape.height;
    return `${has}, which is too ${isNarrow ? 'narrow' : 'wide'}: crop it to the shape of ${wanted}`;
  }
  if (size.width < Math.min(shape.width, delivered ?? Infinity)) {
    return `${has}, which is too small: it needs at least ${wanted}`;
  }
  return undefined;
}
