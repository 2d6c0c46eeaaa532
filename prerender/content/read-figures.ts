import { figuresSchema, type Figures } from '#content/schema/figures.ts';
import type { LanguageName } from '#languages/languages.ts';
import { ContentError, problemLine } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { withDerived } from './derived-figures.ts';

/** content/figures.yaml, with values in place of formulas. Throws a ContentError that lists all problems. */
export function readFigures(folder: ContentFolder, language: LanguageName): Figures {
  const file = 'figures.yaml';
  const { lineOf } = folder.parseYaml(file);
  const lines: string[] = [];
  const figures = withDerived(folder.readYaml(file, figuresSchema), language, (path, message) =>
    lines.push(problemLine({ file, line: lineOf(path), path }, message)),
  );
  if (lines.length > 0) throw new ContentError(lines);
  return figures;
}
