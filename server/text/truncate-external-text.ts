/** Longest text of others that is kept or looked at, in characters: some servers answer with a page, some with a flood. */
const longest = 500;

/** What another machine said, as one line of bounded length. Everything that is done with it comes after this. */
export function truncateExternalText(text: string): string {
  return text.slice(0, longest).replace(/\s+/g, ' ').trim().toWellFormed();
}
