/** The beginning of a line, cut between words where it can be: at most `longest` characters, with … where it was cut. */
export function firstWords(line: string, longest: number): string {
  const characters = Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) => segment);
  if (characters.length <= longest) return line;
  const kept = characters.slice(0, longest - 1).join('');
  const space = kept.lastIndexOf(' ');
  return `${(space > longest / 2 ? kept.slice(0, space) : kept).replace(/[\s,.;:!?–-]+$/u, '')}…`;
}
