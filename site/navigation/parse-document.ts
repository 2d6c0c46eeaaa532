import { markupPolicy } from './markup-policy.ts';

const trust = markupPolicy('documents');

/**
 * Parses a document of this site. Its `<style>` elements become data blocks, which page-styles.ts reads: the
 * Content-Security-Policy of the current document would refuse them.
 */
export function parseDocument(text: string): Document {
  // The parser ignores the attribute on a closing tag.
  const markup = text.replace(/(<\/?)style>/g, '$1script type=css>');
  return new DOMParser().parseFromString(trust(markup), 'text/html');
}

/**
 * Resolves once the browser has parsed the document that it loaded and has looked for the address's anchor. It looks for the
 * anchor after DOMContentLoaded, in the same task, using the address at that moment.
 */
export const documentParsed = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => setTimeout(resolve));
    else resolve();
  });
