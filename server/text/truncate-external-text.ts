/** The most characters of external text that are kept or searched: some servers answer with a whole page, or without end. */
const maxLength = 500;

/** The last word, if it is no longer than an email address may be: a text without spaces is not lost. */
const truncatedWord = /\s\S{0,256}$/;

/**
 * Text from another machine as one line of limited length, without the word in which it was cut: half an address could no
 * longer be recognized as one. Apply this before anything else.
 */
export function truncateExternalText(text: string): string {
  const beginning = text.slice(0, maxLength);
  const complete = text.length > maxLength ? beginning.replace(truncatedWord, '') : beginning;
  return complete.replace(/\s+/g, ' ').trim().toWellFormed();
}
