import { drawingProblem } from '#content/schema/drawing-problem.ts';
import type { FigureFile } from './article-directives.ts';

/**
 * Throws an Error with the fix if a figure's drawing must not be in a page. Separate from `findFigure`, which is called at
 * every build for every figure: a body in the cache shows drawings that were checked, unless their files have changed.
 */
export function checkFigure(name: string, { wide, phone }: FigureFile): void {
  checkDrawing(`blog/figures/${name}.svg`, wide);
  if (phone !== undefined) checkDrawing(`blog/figures/${name}-phone.svg`, phone);
}

function checkDrawing(file: string, svg: string) {
  const problem = drawingProblem(svg);
  if (problem !== undefined) throw new Error(`shows content/${file}, which ${problem}`);
}
