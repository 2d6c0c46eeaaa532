/** Constructed style sheets by their text, so that a page that is shown again needs no parsing. */
const sheets = new Map<string, CSSStyleSheet>();

/** A `<style>` of the document that the browser loaded, or a sheet constructed for a later page. */
type Style = { text: string } & ({ element: Element; sheet?: never } | { sheet: CSSStyleSheet; element?: never });

/** The styles of the current page in order: elements, then sheets. */
let currentStyles: Style[] = [];

/** Records the styles of the first page. Must be called once, before that page is replaced. */
export function trackStyles() {
  currentStyles = Array.from(document.head.querySelectorAll('style'), (element) => ({
    text: element.textContent,
    element,
  }));
}

/** parseDocument turns `<style>` into `<script type=css>`, which the policy of the current document does not refuse. */
const styleTexts = (page: Document) =>
  Array.from(page.head.querySelectorAll('script[type=css]'), ({ textContent }) => textContent);

/**
 * Parses the style sheets of `next`, a result of parseDocument that is likely to be shown, except those that the
 * current page has.
 */
export function prepareStyles(next: Document) {
  for (const text of styleTexts(next)) {
    if (!currentStyles.some((style) => style.text === text)) sheetOf(text);
  }
}

/**
 * Adds the style sheets of `next`, a result of parseDocument, after the current page's. The returned function must be
 * called once the old page is gone: it removes the sheets that are no longer needed.
 *
 * The Content-Security-Policy of the first document allows only its own `<style>` elements (prerender/document.ts), so
 * the sheets of later pages are constructed. Constructed sheets apply after all elements: from the first difference on,
 * every sheet must be a constructed one.
 */
export function addStyles(next: Document): () => void {
  const texts = styleTexts(next);
  let sharedCount = 0;
  while (sharedCount < texts.length && currentStyles[sharedCount]?.text === texts[sharedCount]) sharedCount++;
  const oldStyles = currentStyles.splice(sharedCount);
  const newStyles = texts.slice(sharedCount).map((text) => ({ text, sheet: sheetOf(text) }));
  currentStyles.push(...newStyles);
  document.adoptedStyleSheets.push(...newStyles.map(({ sheet }) => sheet));
  return () => {
    for (const { element } of oldStyles) element?.remove();
    const siteSheets = [...sheets.values()];
    document.adoptedStyleSheets = [
      ...currentStyles.flatMap(({ sheet }) => sheet ?? []),
      // The sheets of others, such as a browser extension, stay.
      ...document.adoptedStyleSheets.filter((sheet) => !siteSheets.includes(sheet)),
    ];
  };
}

function sheetOf(text: string): CSSStyleSheet {
  const existing = sheets.get(text);
  if (existing) return existing;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}
