/** Made of what came later, by its text: a page that comes again needs none of it parsed. */
const sheets = new Map<string, CSSStyleSheet>();

type Standing = { text: string; style: HTMLStyleElement | CSSStyleSheet };

/** Those of the page on show, in their order: elements of the document that was loaded, then sheets that were made. */
let standing: Standing[] = [];

/** To be called once, before the first page is replaced. */
export function ownStyles() {
  standing = [...document.head.querySelectorAll('style')].map((style) => ({ text: style.textContent, style }));
}

/**
 * Puts the style sheets of `next`, as parseDocument gives it, after those of the page on show; the function that is returned
 * removes the ones that are no longer wanted, for when nothing of their page is left.
 *
 * The document that was loaded takes `<style>` elements only of the texts its policy names, which are its own
 * (prerender/document.ts). A sheet that our script makes is no text in a page. Such sheets come after all elements, so from
 * the first one that differs all are made.
 */
export function takeStyles(next: Document): () => void {
  const texts = Array.from(next.head.querySelectorAll('script[type="text/css"]'), ({ textContent }) => textContent);
  const differing = texts.findIndex((text, place) => standing[place]?.text !== text);
  const same = differing < 0 ? texts.length : differing;
  const made = texts.slice(same).map((text) => ({ text, style: sheetOf(text) }));
  const leaving = standing.slice(same).map(({ style }) => style);
  standing = [...standing.slice(0, same), ...made];
  const adopted = standing.flatMap(({ style }) => (style instanceof CSSStyleSheet ? style : []));
  document.adoptedStyleSheets.push(...made.map(({ style }) => style));
  return () => {
    for (const style of leaving) if (style instanceof HTMLStyleElement) style.remove();
    // What is not ours, such as a browser extension's, stays.
    const foreign = document.adoptedStyleSheets.filter((sheet) => !leaving.includes(sheet) && !adopted.includes(sheet));
    document.adoptedStyleSheets = [...adopted, ...foreign];
  };
}

function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
