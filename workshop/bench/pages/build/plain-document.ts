/**
 * A document of ours as plain markup: no scripts or data for scripts except structured data, no elements around
 * islands, and `script` at its end. Linked style sheets are inline, except that of print, forced colors and low windows,
 * none of which is measured. `readSheet` returns the text of a linked style sheet.
 */
export function plainDocument(document: string, script: string, readSheet: (href: string) => string): string {
  return plainMarkup(document)
    .replace(/(<html\b[^>]*) data-script="[^"]*"/, '$1 data-scripting')
    .replaceAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => inlineSheet(link, readSheet))
    .replace('</body>', () => `<script>${script}</script></body>`);
}

/** Markup of ours without scripts, except structured data, and with islands as plain markup. */
export const plainMarkup = (markup: string): string =>
  markup
    .replaceAll(/<script\b([^>]*)>.*?<\/script>/gs, (element, attributes: string) =>
      attributes.includes('application/ld+json') ? element : '',
    )
    .replaceAll(/<\/?site-island\b[^>]*>/g, '');

/** The style sheet of a link as an element; empty if its media begin with print. */
function inlineSheet(link: string, readSheet: (href: string) => string): string {
  const href = /\bhref="([^"]+)"/.exec(link)?.[1];
  if (!href || link.includes('media="print')) return '';
  return `<style>${readSheet(href).trim()}</style>`;
}
