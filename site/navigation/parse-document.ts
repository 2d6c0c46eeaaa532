import { markupPolicy } from './markup-policy.ts';

const trusted = markupPolicy('documents');

/**
 * A document of ours from its text, as it came from our own origin. Its styles are blocks of data, which page-styles.ts
 * takes: a `<style>` would be held against the policy of the document on show, which names none of them.
 */
export function parseDocument(text: string): Document {
  // What a closing tag says besides is passed over.
  const markup = text.replace(/(<\/?)style>/g, '$1script type=css>');
  return new DOMParser().parseFromString(trusted(markup), 'text/html');
}
