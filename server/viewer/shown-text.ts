import { escapeHtml } from '../text/escape-html.ts';
import { terminalLine, terminalLines } from '../text/terminal-text.ts';

/**
 * A stranger's text as one line of HTML: contains no markup, and characters that change the direction of writing or
 * have no width are shown by their code.
 */
export function shownLine(text: string): string {
  return `<bdi>${escapeHtml(terminalLine(text))}</bdi>`;
}

/** A stranger's text as HTML with its line breaks, for an element that preserves them. */
export function shownLines(text: string): string {
  return escapeHtml(terminalLines(text));
}
