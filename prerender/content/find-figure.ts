import { similarNamesHint } from '#content/schema/nearest-names.ts';
import type { FigureFile } from './article-directives.ts';
import type { ContentFolder } from './content-folder.ts';

/**
 * Reads the drawing that `::figure` shows from content/blog/figures/ without checking it, which `checkFigure` does. Throws an
 * Error with the fix if there is none.
 */
export function findFigure(name: string, folder: ContentFolder): FigureFile {
  const wide = `blog/figures/${name}.svg`;
  const phone = `blog/figures/${name}-phone.svg`;
  if (/[“”„]/.test(name)) throw new Error('“::figure” has curly quotes: write straight ones, ::figure{file="name" …}');
  if (!folder.has(wide)) {
    const otherCase = folder
      .list('blog/figures', '')
      .find((file) => file.toLowerCase() === `${name}.svg`.toLowerCase());
    if (otherCase) {
      // The file counts as read, since the check for unused files would report it again.
      folder.filesRead.add(`blog/figures/${otherCase}`);
      throw new Error(
        `names the figure “${name}”, but content/${wide} exists as ${otherCase}: rename it to ${name}.svg`,
      );
    }
    const names = folder.list('blog/figures', '.svg').map((file) => file.replace(/(-phone)?\.svg$/, ''));
    throw new Error(
      `names the figure “${name}”, but content/${wide} does not exist: draw it, or delete the line${similarNamesHint(name, new Set(names))}`,
    );
  }
  return { wide: folder.readText(wide), ...(folder.has(phone) && { phone: folder.readText(phone) }) };
}
