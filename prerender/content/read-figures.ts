import { figuresSchema, type Figures } from '#content/schema/figures.ts';
import { ContentError, problemLine } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import { withDerived } from './derived-figures.ts';
import type { SharedValues } from './interpolate.ts';

/** content/figures.yaml, with values in place of placeholders and formulas. Throws a ContentError that lists all problems. */
export function readFigures(folder: ContentFolder, values: SharedValues): Figures {
  const file = 'figures.yaml';
  const { lineOf } = folder.parseYaml(file);
  const lines: string[] = [];
  const figures = withDerived(
    folder.readYaml(file, figuresSchema, { values }),
    values.company.language,
    (path, message) => lines.push(problemLine({ file, line: lineOf(path), path }, message)),
  );
  if (lines.length > 0) throw new ContentError(lines);
  return figures;
}
