/** An `<img>` of a document. `name` is its picture's in content/pictures/index.json; `alt` is null if absent. */
interface ShownImage {
  name: string;
  alt: string | null;
  width: number;
  height: number;
  isPrioritized: boolean;
  isLazy: boolean;
  /** Whether assistive technology ignores its container. */
  isHidden: boolean;
}

/** Matches a tag: whether it closes an element, the element, its attributes, and whether it closes itself. */
const tagPattern = /<(\/?)([a-z][\w-]*)((?:\s[^\s/=>]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
const valueOf = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? null;

/** The name of the picture at an address such as `/pictures/home/hall-640.4f2a91.jpg`: `home/hall`. */
export const pictureOf = (address: string) => /\/pictures\/([\w/-]+?)-\d+\.\w{6}\.\w+$/.exec(address)?.[1] ?? '';

/** A document's pictures from content/pictures, in order. The document must be one of ours: every tag is closed. */
export function shownImages(document: string): ShownImage[] {
  const images: ShownImage[] = [];
  /** For each open element, whether it or one around it is hidden from assistive technology. */
  const hidden: boolean[] = [];
  const body = document.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  for (const [, closing, element = '', attributes = '', selfClosed] of body.matchAll(tagPattern)) {
    if (closing) {
      hidden.pop();
      continue;
    }
    if (element === 'img' && valueOf(attributes, 'src')?.startsWith('/pictures/')) {
      images.push({
        name: pictureOf(valueOf(attributes, 'src') ?? ''),
        alt: valueOf(attributes, 'alt'),
        width: Number(valueOf(attributes, 'width')),
        height: Number(valueOf(attributes, 'height')),
        isPrioritized: valueOf(attributes, 'fetchpriority') === 'high',
        isLazy: valueOf(attributes, 'loading') === 'lazy',
        isHidden: hidden.at(-1) ?? false,
      });
    }
    if (selfClosed || voidElements.has(element)) continue;
    hidden.push((hidden.at(-1) ?? false) || valueOf(attributes, 'aria-hidden') === 'true');
  }
  return images;
}
