import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The short names that classes have in the built site: they stand in every document, in its markup and in its inline
 * styles, and were half a kilobyte of the home page. Counted by file and place, so they are the same in every build and
 * change only with their own sheet, or when a sheet is added.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const sheets = globSync('site/**/*.module.css', { cwd: root }).toSorted();
  const names = new Map(sheets.map((sheet) => [sheet, classesIn(readFileSync(join(root, sheet), 'utf8'))]));
  return (name, file) => {
    const sheet = relative(root, file);
    const place = names.get(sheet)?.indexOf(name) ?? -1;
    // A name that is no class, such as that of an animation.
    if (place < 0) return `${name}-${sheets.indexOf(sheet)}`;
    return letters(sheets.indexOf(sheet)) + String(place);
  };
}

const classesIn = (css: string) => [...new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map((match) => match[1]!))];

// No name may begin with `ad` or be a word: ad blockers hide what is called `ad1` or `banner`.
const alphabet = 'bcefghijklmnopqrstuvwxyzBCEFGHIJKLMNOPQRSTUVWXYZ';

/** One letter, then two. */
function letters(count: number): string {
  const letter = alphabet[count % alphabet.length]!;
  return count < alphabet.length ? letter : letters(Math.floor(count / alphabet.length) - 1) + letter;
}
