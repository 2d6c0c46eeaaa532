export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The layout of a page's hero: its picture, and the lines of text in hero and header. */
export interface HeroBoxes {
  /** The uncropped picture, its visible part and the address of its file; undefined if the hero is drawn in markup. */
  picture?: { address: string; whole: Box; shown: Box };
  lines: (Box & { text: string; isHeader: boolean })[];
}

/** Measures the hero. Runs in the page, whose pictures need not be loaded. */
export function heroBoxes(): HeroBoxes {
  const heading = document.querySelector('main h1')!;
  const hero =
    document.querySelector(':is(main, main > site-island) > h1 + *') ??
    heading.closest('section, header') ??
    heading.parentElement!;
  const parts = [document.querySelector('body header')!, hero];
  const lines = parts.flatMap((part, index) => {
    const found: HeroBoxes['lines'] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.nodeValue?.trim();
      if (!text || !parent || parent.closest('figure, [inert], [aria-hidden="true"]')) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const em = parseFloat(getComputedStyle(parent).fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // The box of a line is taller than its letters.
        const spare = Math.max(0, (bottom - top - em * 0.75) / 2);
        if (right - left > 2)
          found.push({ text, isHeader: index === 0, left, right, top: top + spare, bottom: bottom - spare });
      }
    }
    return found;
  });

  const image = hero.querySelector<HTMLImageElement>('img[src*="/hero-"], img[src*="/banner-"]');
  if (!image) return { lines };
  const sources = [...image.parentElement!.querySelectorAll<HTMLSourceElement>('source[media]:not([type])')];
  const source = sources.find(({ media }) => matchMedia(media).matches);
  const address = source ? source.srcset.split(' ', 1)[0]! : image.getAttribute('src')!;
  const width = Number((source ?? image).getAttribute('width'));
  const height = Number((source ?? image).getAttribute('height'));
  const style = getComputedStyle(image);
  const { objectFit, objectPosition } = style;
  // A picture is drawn within the padding of its element.
  const outer = image.getBoundingClientRect();
  const box = new DOMRect(
    outer.x + parseFloat(style.paddingLeft),
    outer.y + parseFloat(style.paddingTop),
    outer.width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
    outer.height - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
  );
  const [x = '50%', y = '50%'] = objectPosition.split(' ');
  const offset = (position: string, room: number) => parseFloat(position) * (position.endsWith('%') ? room / 100 : 1);
  const isCover = objectFit === 'cover';
  const scale = Math.max(box.width / width, box.height / height);
  const drawnWidth = isCover ? width * scale : box.width;
  const drawnHeight = isCover ? height * scale : box.height;
  const left = box.left + offset(x, box.width - drawnWidth);
  const top = box.top + offset(y, box.height - drawnHeight);
  const frame = hero.getBoundingClientRect();
  const shown = {
    left: Math.max(box.left, frame.left, 0),
    top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right, innerWidth),
    bottom: Math.min(box.bottom, frame.bottom),
  };
  const whole = { left, top, right: left + drawnWidth, bottom: top + drawnHeight };
  return { picture: { address, whole, shown }, lines };
}
