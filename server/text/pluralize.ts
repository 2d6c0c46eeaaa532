/** A count with its noun, which takes an s in the plural: `1 month`, `24 months`. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
