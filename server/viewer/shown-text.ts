import { escapeHtml } from '../text/escape-html.ts';
import { terminalLine, terminalLines } from '../text/terminal-text.ts';

/**
 * What a stranger wrote, as one line of HTML: nothing in it is markup, and what would turn the direction of writing or
 * take no room is shown as what it is.
 */
export function shownLine(text: string): string {
  return `<bdi>${escapeHtml(terminalLine(text))}</bdi>`;
}

/** What a stranger wrote as HTML with its line breaks, for an element that keeps them. */
export function shownLines(text: string): string {
  return escapeHtml(terminalLines(text));
}
