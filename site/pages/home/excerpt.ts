/** The specification's length of a feedback excerpt, in characters. */
export const excerptLength = 224;

/** Text longer than 224 characters is cut there and ends with one ellipsis character. */
export function excerpt(text: string): string {
  const characters = Array.from(text);
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}…` : text;
}
