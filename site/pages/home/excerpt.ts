/** The specification's length of a feedback excerpt, in characters. */
export const excerptLength = 224;

/** The text or, if it is longer than `excerptLength`, its beginning with an ellipsis. */
export function excerpt(text: string): string {
  const characters = Array.from(text);
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}…` : text;
}
