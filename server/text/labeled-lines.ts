/** Lines that each have a label and a text; the texts are aligned. */
export function labeledLines(lines: readonly (readonly [label: string, text: string])[]): string[] {
  const width = Math.max(...lines.map(([label]) => label.length)) + 1;
  return lines.map(([label, text]) => `${`${label}:`.padEnd(width)} ${text}`);
}
