/** The text with one space between words: where an element's box breaks a line does not matter. */
export const normalizeText = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The first difference of `other` from `expected`, with some context; null if they are equal. */
export function firstDifference(expected: string, other: string): string | null {
  if (expected === other) return null;
  let index = 0;
  while (expected[index] === other[index]) index += 1;
  const excerpt = (text: string) => `“${text.slice(Math.max(0, index - 30), index + 50)}”`;
  return `${excerpt(other)} instead of ${excerpt(expected)}`;
}
