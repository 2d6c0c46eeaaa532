import { staleColors } from '#content/schema/palette.ts';
import { problemLine } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { paletteFile } from './read-palette.ts';
import { logoFile } from './read-shared-files.ts';

/** Notes on things made for colors other than the palette's, one line each with the fix. The build continues. */
export function colorNotes(folder: ContentFolder): string[] {
  const { value, lineOf } = folder.parseYaml(paletteFile);
  const { changed, tuned } = staleColors(value);
  const logo = folder.readText(logoFile).toLowerCase();
  const notes = changed
    .filter(({ name, before }) => (name === 'main' || name === 'accent') && logo.includes(`"${before}"`))
    .map(({ name, before, now }) =>
      problemLine(
        { file: logoFile },
        `is drawn in ${before}, which was the color “${name}”: write ${now} in its place`,
      ),
    );
  if (tuned.length > 0) {
    const before = changed.map((color) => `${color.name} ${color.before}`).join(', ');
    const now = changed.map((color) => `${color.name}: '${color.now}'`).join(', ');
    notes.push(
      problemLine(
        { file: paletteFile, line: lineOf(['tuned']), path: ['tuned'] },
        `the tuning of ${tuned.join(', ')} was made for ${before}: delete it to mix from the new color, or tune again and write ${now} in tunedFor`,
      ),
    );
  }
  return notes;
}
