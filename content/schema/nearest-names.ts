/** How many names are offered for a misspelt one. */
const offered = 3;

/**
 * The names that `name` may have been meant to be, nearest first; none where none is near. A name counts as near when at
 * most two fifths of its letters differ, or when one begins with the other.
 */
export function nearestNames(name: string, known: Iterable<string>): string[] {
  const wanted = name.toLowerCase();
  return [...known]
    .map((candidate) => ({ candidate, distance: distanceBetween(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => isNear(wanted, candidate.toLowerCase(), distance))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, offered)
    .map(({ candidate }) => candidate);
}

/** The same as the end of a message, such as `; similar: careers, case-pos-system`; '' where none is near. */
export function similarNames(name: string, known: Iterable<string>): string {
  const names = nearestNames(name, known);
  return names.length > 0 ? `; similar: ${names.join(', ')}` : '';
}

function isNear(wanted: string, candidate: string, distance: number): boolean {
  const [shorter, longer] = [wanted, candidate].toSorted((one, other) => one.length - other.length) as [string, string];
  return distance <= longer.length * 0.4 || (shorter.length > 3 && longer.startsWith(shorter));
}

/** Levenshtein's distance: how many letters must be put in, taken out or changed. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  one.split('').forEach((letter, at) => {
    const next = [at + 1];
    row.slice(1).forEach((above, to) => {
      const changed = (row[to] ?? 0) + (letter === other[to] ? 0 : 1);
      next.push(Math.min(above + 1, (next[to] ?? 0) + 1, changed));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
