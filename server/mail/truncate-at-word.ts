/** UTF-16 units that one visible character may have: a family emoji has eleven. */
const maxCharacterLength = 12;

/**
 * The beginning of a line, at most `maxLength` characters, cut between words if possible and marked with … if cut. A
 * character with thousands of combining marks is cut as well: a header is not a place for 36 kB.
 */
export function truncateAtWord(line: string, maxLength: number): string {
  const characters: string[] = [];
  const beginning = line.slice(0, (maxLength + 1) * maxCharacterLength);
  for (const { segment } of new Intl.Segmenter('en').segment(beginning)) {
    if (characters.length === maxLength + 1) break;
    characters.push(segment.slice(0, maxCharacterLength).toWellFormed());
  }
  if (beginning === line && characters.length <= maxLength) return characters.join('');
  const truncated = characters.slice(0, maxLength - 1).join('');
  // Where a cut between words would lose half of what fits, a word is cut.
  const lastSpace = truncated.lastIndexOf(' ');
  const wholeWords = lastSpace > maxLength / 2 ? truncated.slice(0, lastSpace) : truncated;
  return `${wholeWords.replace(/[\s,.;:!?–-]+$/u, '')}…`;
}
