import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ReportProblem } from './report-problem.ts';
import { leftoverBraces } from './interpolate.ts';

/** Marks that stayed in the words because they were not written as Markdown has them; each with what to say of them. */
const leftover: { mark: RegExp; words: (found: string) => string }[] = [
  {
    mark: /^:{2,} *[\w-]*.*/m,
    words: (found) =>
      /^:+$/.test(found)
        ? `“${found}” ends no block: delete the line, or begin the block with :::pull, :::note, :::sources or :::table`
        : `“${found}” is shown as is: write the colons and the name without a space, with an empty line above`,
  },
  {
    mark: /\[\^[^\]\s]+\]/,
    words: (found) => `“${found}” has no footnote: write a line “${found}: its words” at the end, or delete it`,
  },
  {
    mark: /^#{1,6}[^\s#].*/m,
    words: (found) => `“${found}” is shown as is: write a space after the # of a heading`,
  },
  {
    mark: /^\|.*\|\s*$/m,
    words: () =>
      'a table is shown as is: its second line must be | --- | --- |, as many as there are columns, with an empty line above the table',
  },
  {
    mark: /!?\[[^\]]*\] ?\([^)]*\)?/,
    words: (found) =>
      found.includes('] (')
        ? `“${found}” is shown as is: leave out the space between ] and (`
        : `“${found}” is shown as is: write no space within the parentheses, and close them`,
  },
  {
    mark: /\[[^\]]+\]\[[^\]]*\]/,
    words: (found) => `“${found}” leads nowhere: write [words](/why-us)`,
  },
  {
    mark: /\*\*[^*]*(\*\*)?|__[^_]+__/,
    words: (found) =>
      `“${found.slice(0, 40)}” is shown as is: write **words**, closed, without spaces inside the stars`,
  },
];

/** Tells words in which a mark of Markdown, or a placeholder, would be shown as it stands in the file. Code may hold any. */
export function checkWords(tree: Root, report: ReportProblem): void {
  visit(tree, 'text', ({ value, position }: Text) => {
    const first = position?.start.line ?? 1;
    const lineAt = (found: string) => first + value.slice(0, value.indexOf(found)).split('\n').length - 1;
    const braces = leftoverBraces(value);
    if (braces) report(lineAt(/\{\{|\}\}|\{/.exec(value)?.[0] ?? ''), braces);
    for (const { mark, words } of leftover) {
      const found = mark.exec(value)?.[0];
      if (found) report(lineAt(found), words(found.trim()));
    }
  });
}
