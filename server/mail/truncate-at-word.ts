/** UTF-16 units that one visible character may have: a family emoji has eleven. */
const maxCharacterLength = 12;

/**
 * The beginning of a line, at most `longest` characters, cut between words if possible and marked with … if cut. A
 * character with thousands of combining marks is cut as well: a header is not a place for 36 kB.
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
