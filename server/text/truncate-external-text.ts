/**
 * Maximum characters of foreign text that are kept or looked at: some servers answer with a page, some with a flood.
 */
const longest = 500;

/** No longer than an address may be: of a flood without spaces the beginning is kept. */
const cutWord = /\s\S{0,256}$/;

/**
 * What another machine said, as one line of limited length, without the word in which it was cut: half an address could
 * no longer be recognized as one. Apply this before anything else.
 */
export function truncateExternalText(text: string): string {
  const kept = text.slice(0, longest);
  const cut = text.length > longest ? kept.replace(cutWord, '') : kept;
  return cut.replace(/\s+/g, ' ').trim().toWellFormed();
}
