/**
 * Maximum characters of foreign text that are kept or looked at: some servers answer with a page, some with a flood.
 */
const longest = 500;

/** What another machine said, as one line of limited length. Apply this before anything else. */
export function truncateExternalText(text: string): string {
  return text.slice(0, longest).replace(/\s+/g, ' ').trim().toWellFormed();
}
