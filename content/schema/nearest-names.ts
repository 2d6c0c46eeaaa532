/** The maximum number of names suggested for a misspelled one. */
const maxSuggestions = 3;

/**
 * The known names most similar to `name`, nearest first; none if none is similar. Names are similar if at most two fifths
 * of the longer one's letters differ, or if the longer begins with the shorter, which has more than three letters.
 */
export function nearestNames(name: string, known: Iterable<string>): string[] {
  const lowerName = name.toLowerCase();
  return [...known]
    .map((candidate) => ({ candidate, distance: editDistance(lowerName, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => isSimilar(lowerName, candidate.toLowerCase(), distance))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, maxSuggestions)
    .map(({ candidate }) => candidate);
}

/** The end of a message that suggests similar names, such as `; similar: careers, case-pos-system`; '' if none is similar. */
export function similarNamesHint(name: string, known: Iterable<string>): string {
  const names = nearestNames(name, known);
  return names.length > 0 ? `; similar: ${names.join(', ')}` : '';
}

function isSimilar(name: string, candidate: string, distance: number): boolean {
  const [shorter, longer] = name.length < candidate.length ? [name, candidate] : [candidate, name];
  return distance <= longer.length * 0.4 || (shorter.length > 3 && longer.startsWith(shorter));
}

/** The Levenshtein distance: the number of letters that must be inserted, deleted or replaced. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  a.split('').forEach((letter, index) => {
    const next = [index + 1];
    row.slice(1).forEach((above, to) => {
      const replacement = (row[to] ?? 0) + (letter === b[to] ? 0 : 1);
      next.push(Math.min(above + 1, (next[to] ?? 0) + 1, replacement));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
