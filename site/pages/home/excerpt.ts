/** The specification's length of a feedback excerpt, in characters. */
export const excerptLength = 224;

/** A longer text, cut to that length, with an ellipsis. */
export function excerpt(text: string): string {
  const characters = Array.from(text);
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}…` : text;
}
