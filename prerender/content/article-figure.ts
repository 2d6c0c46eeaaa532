import { drawingProblem } from '#content/schema/drawing-problem.ts';
import { similarNames } from '#content/schema/nearest-names.ts';
import type { FigureFile } from './article-directives.ts';
import type { ContentFolder } from './content-folder.ts';

/** The drawing that `::figure` shows, from content/blog/figures/. Throws an Error with the fix when there is none. */
export function articleFigure(name: string, folder: ContentFolder): FigureFile {
  const wide = `blog/figures/${name}.svg`;
  const phone = `blog/figures/${name}-phone.svg`;
  if (/[“”„]/.test(name)) throw new Error('“::figure” has curly quotes: write straight ones, ::figure{file="name" …}');
  if (!folder.has(wide)) {
    const written = folder
      .files('blog/figures', '')
      .find((other) => other.toLowerCase() === `${name}.svg`.toLowerCase());
    if (written) {
      // Named once, here.
      folder.read.add(`blog/figures/${written}`);
      throw new Error(`names the figure “${name}”, but content/${wide} exists as ${written}: rename it to ${name}.svg`);
    }
    const drawn = folder.files('blog/figures', '.svg').map((known) => known.replace(/(-phone)?\.svg$/, ''));
    throw new Error(
      `names the figure “${name}”, but content/${wide} does not exist: draw it, or delete the line${similarNames(name, new Set(drawn))}`,
    );
  }
  return { wide: drawing(wide, folder), ...(folder.has(phone) && { phone: drawing(phone, folder) }) };
}

function drawing(file: string, folder: ContentFolder): string {
  const svg = folder.text(file);
  const problem = drawingProblem(svg);
  if (problem === undefined) return svg;
  throw new Error(`shows content/${file}, which ${problem}`);
}
