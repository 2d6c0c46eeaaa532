/** Made of what came later, by its text: a page that comes again needs none of it parsed. */
const sheets = new Map<string, CSSStyleSheet>();

/** An element of the document that was loaded, or a sheet that was made. */
type Style = { text: string; element?: Element; sheet?: CSSStyleSheet };

/** Those of the page on show, in their order: elements, then sheets. */
let standing: Style[] = [];

/** To be called once, before the first page is replaced. */
export function ownStyles() {
  standing = Array.from(document.head.querySelectorAll('style'), (element) => ({ text: element.textContent, element }));
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
  const texts = Array.from(next.head.querySelectorAll('script[type=css]'), ({ textContent }) => textContent);
  let same = 0;
  while (same < texts.length && standing[same]?.text === texts[same]) same++;
  const leaving = standing.splice(same);
  const made = texts.slice(same).map((text) => ({ text, sheet: sheetOf(text) }));
  standing.push(...made);
  document.adoptedStyleSheets.push(...made.map(({ sheet }) => sheet));
  return () => {
    for (const { element } of leaving) element?.remove();
    const ours = [...sheets.values()];
    document.adoptedStyleSheets = [
      ...standing.flatMap(({ sheet }) => sheet ?? []),
      // Such as a browser extension's.
      ...document.adoptedStyleSheets.filter((sheet) => !ours.includes(sheet)),
    ];
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
