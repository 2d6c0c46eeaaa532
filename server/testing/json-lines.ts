/** The objects that a program printed as JSON, one on each line. */
export function parseJsonLines(output: string): unknown[] {
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}
