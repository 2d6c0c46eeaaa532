/** Words separated by one space. The blocks at which a browser breaks lines do not matter. */
export const normalizeText = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Where two texts begin to differ, with some context; null if they are equal. */
export function firstDifference(one: string, other: string): string | null {
  if (one === other) return null;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const around = (text: string) => `“${text.slice(Math.max(0, at - 30), at + 50)}”`;
  return `${around(one)} there, ${around(other)} here`;
}
