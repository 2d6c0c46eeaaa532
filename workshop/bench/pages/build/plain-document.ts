/**
 * A document of ours as plain markup: no script of its own, no data for one, no element around an island, all styles inline,
 * and `script` at its end. `readSheet` gives the text of a linked style sheet.
 */
export function plainDocument(document: string, script: string, readSheet: (href: string) => string): string {
  return plainMarkup(document)
    .replace(/(<html\b[^>]*) data-script="[^"]*"/, '$1')
    .replaceAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => inlined(link, readSheet))
    .replace('</body>', () => `<script>${script}</script></body>`);
}

/** Markup of ours without scripts, but for what describes the page, and with islands as mere markup. */
export const plainMarkup = (markup: string): string =>
  markup
    .replaceAll(/<script\b([^>]*)>.*?<\/script>/gs, (element, attributes: string) =>
      attributes.includes('application/ld+json') ? element : '',
    )
    .replaceAll(/<\/?site-island\b[^>]*>/g, '');

function inlined(link: string, readSheet: (href: string) => string): string {
  const href = /\bhref="([^"]+)"/.exec(link)?.[1];
  // Not read before somebody prints.
  if (!href || link.includes('media="print"')) return '';
  return `<style>${readSheet(href).trim()}</style>`;
}
