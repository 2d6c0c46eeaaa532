/** UTF-16 units a character as people see it may have: an emoji of a family has eleven. */
const maxCharacterLength = 12;

/**
 * The beginning of a line, cut between words where it can be: at most `longest` characters, with … where it was cut. One
 * under which thousands of marks are piled up is cut as well: a header is not a place for 36 kB.
 */
export function truncateAtWord(line: string, longest: number): string {
  const characters: string[] = [];
  const beginning = line.slice(0, (longest + 1) * maxCharacterLength);
  for (const { segment } of new Intl.Segmenter('en').segment(beginning)) {
    if (characters.length === longest + 1) break;
    characters.push(segment.slice(0, maxCharacterLength).toWellFormed());
  }
  if (beginning === line && characters.length <= longest) return characters.join('');
  const kept = characters.slice(0, longest - 1).join('');
  const space = kept.lastIndexOf(' ');
  return `${(space > longest / 2 ? kept.slice(0, space) : kept).replace(/[\s,.;:!?–-]+$/u, '')}…`;
}
