/** Words with one space between them. Which blocks a browser breaks lines between is not a difference in what is said. */
export const normalizeText = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Where two texts part, with some words around; null when they are the same. */
export function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string) => `“${text.slice(Math.max(0, at - 30), at + 50)}”`;
  return `${around(one)} there, ${around(other)} here`;
}
