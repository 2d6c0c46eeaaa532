/** What a picture of a kind has to be, in pixels. */
interface PictureShape {
  width: number;
  height: number;
  /** How far its width divided by its height may be from that of the shape: a share of it, below and above. */
  narrower: number;
  wider: number;
}

const cover: PictureShape = { width: 1600, height: 900, narrower: 0.02, wider: 0.02 };
const hero: PictureShape = { width: 1920, height: 720, narrower: 0.4, wider: 0.02 };
const phoneHero: PictureShape = { width: 780, height: 1040, narrower: 0.25, wider: 0.02 };
const portrait: PictureShape = { width: 600, height: 600, narrower: 0.02, wider: 0.02 };
const photo: PictureShape = { width: 800, height: 400, narrower: 0.75, wider: 1 };

/** The shape that a picture of that name must have; `articles` are the names of the files in content/blog/. */
function shapeOf(name: string, articles: ReadonlySet<string>): PictureShape | undefined {
  if (name.startsWith('cover-')) return cover;
  if (name.startsWith('team/')) return portrait;
  if (name.startsWith('photos/')) return photo;
  const article = /^hero-(.+?)(-phone)?$/.exec(name);
  if (!article || !articles.has(article[1] ?? '')) return undefined;
  return article[2] ? phoneHero : hero;
}

/**
 * What is wrong with the size or the shape of a picture, with the fix; undefined where nothing is. `size` is its own, in
 * pixels; `delivered`: of its largest encoded width, which may be smaller than what is asked of the original.
 */
export function shapeProblem(
  name: string,
  size: { width: number; height: number },
  articles: ReadonlySet<string>,
  delivered?: number,
): string | undefined {
  const shape = shapeOf(name, articles);
  if (!shape) return undefined;
  const wanted = `${shape.width}x${shape.height}`;
  const has = `is ${size.width}x${size.height} pixels`;
  const ratio = size.width / size.height / (shape.width / shape.height);
  if (ratio < 1 - shape.narrower || ratio > 1 + shape.wider) {
    return `${has}, which is too ${ratio < 1 ? 'narrow' : 'wide'}: cut it to the shape of ${wanted}`;
  }
  if (size.width < Math.min(shape.width, delivered ?? Infinity)) {
    return `${has}, which is too small: it needs at least ${wanted}`;
  }
  return undefined;
}
