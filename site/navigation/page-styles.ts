/** Style sheets of pages shown later, by text: a page that is shown again needs no parsing. */
const sheets = new Map<string, CSSStyleSheet>();

/** An element of the document the browser loaded, or a sheet constructed for a later page. */
type Style = { text: string; element?: Element; sheet?: CSSStyleSheet };

/** Styles of the current page in order: elements, then sheets. */
let current: Style[] = [];

/** Call once, before the first page is replaced. */
export function trackStyles() {
  current = Array.from(document.head.querySelectorAll('style'), (element) => ({ text: element.textContent, element }));
}

const textsOf = (page: Document) =>
  Array.from(page.head.querySelectorAll('script[type=css]'), ({ textContent }) => textContent);

/**
 * Parses the style sheets of `next`, a result of parseDocument that is likely to be shown, except those that the
 * current page has.
 */
export function prepareStyles(next: Document) {
  for (const text of textsOf(next)) if (!current.some((style) => style.text === text)) sheetOf(text);
}

/**
 * Adds the style sheets of `next`, a result of parseDocument, after those of the current page. Call the returned
 * function once the old page is gone: it removes the sheets that are no longer needed.
 *
 * The Content-Security-Policy of the first document allows only its own `<style>` elements (prerender/document.ts), so
 * the sheets of later pages are constructed. Constructed sheets apply after all elements: from the first difference on,
 * every sheet must be a constructed one.
 */
export function addStyles(next: Document): () => void {
  const texts = textsOf(next);
  let shared = 0;
  while (shared < texts.length && current[shared]?.text === texts[shared]) shared++;
  const removed = current.splice(shared);
  const added = texts.slice(shared).map((text) => ({ text, sheet: sheetOf(text) }));
  current.push(...added);
  document.adoptedStyleSheets.push(...added.map(({ sheet }) => sheet));
  return () => {
    for (const { element } of removed) element?.remove();
    const ours = [...sheets.values()];
    document.adoptedStyleSheets = [
      ...current.flatMap(({ sheet }) => sheet ?? []),
      // For instance a browser extension's.
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
