/** An `<img>` of a document. `name` is its picture's in content/pictures/index.json; `alt` is null if absent. */
interface ShownImage {
  name: string;
  alt: string | null;
  width: number;
  height: number;
  isFirst: boolean;
  isLazy: boolean;
  /** Whether assistive technology ignores its container. */
  isHidden: boolean;
}

const tags = /<(\/?)([a-z][\w-]*)((?:\s[^\s/=>]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
const voids = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const value = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? null;

export const pictureOf = (address: string) => /\/pictures\/([\w/-]+?)-\d+\.\w{6}\.\w+$/.exec(address)?.[1] ?? '';

/** A document's pictures from content/pictures, in order. The document must be one of ours: every tag is closed. */
export function shownImages(document: string): ShownImage[] {
  const images: ShownImage[] = [];
  const hidden: boolean[] = [];
  const body = document.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  for (const [, closing, element = '', attributes = '', selfClosed] of body.matchAll(tags)) {
    if (closing) {
      hidden.pop();
      continue;
    }
    if (element === 'img' && value(attributes, 'src')?.startsWith('/pictures/')) {
      images.push({
        name: pictureOf(value(attributes, 'src') ?? ''),
        alt: value(attributes, 'alt'),
        width: Number(value(attributes, 'width')),
        height: Number(value(attributes, 'height')),
        isFirst: value(attributes, 'fetchpriority') === 'high',
        isLazy: value(attributes, 'loading') === 'lazy',
        isHidden: hidden.at(-1) ?? false,
      });
    }
    if (selfClosed || voids.has(element)) continue;
    hidden.push((hidden.at(-1) ?? false) || value(attributes, 'aria-hidden') === 'true');
  }
  return images;
}
