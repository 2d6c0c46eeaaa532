import type { Code, Heading, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { similarNamesHint } from '#content/schema/nearest-names.ts';
import type { ReportProblem } from './report-problem.ts';
import { knownLanguages } from './code-languages.ts';

/** Reports headings, code and tables that would not be shown as intended, and an empty body. */
export function checkBlocks(tree: Root, lines: string[], report: ReportProblem): void {
  if (toString(tree).trim() === '') report(1, 'has no text: write it below the second --- line');
  let level = 1;
  visit(tree, (node) => {
    if (node.type === 'heading') {
      checkHeading(node, level, report);
      level = node.depth;
    }
    if (node.type === 'code') checkCode(node, lines, report);
    if (node.type === 'table') checkTable(node, report);
  });
}

function checkHeading(node: Heading, previousLevel: number, report: ReportProblem): void {
  const line = node.position?.start.line ?? 1;
  const text = toString(node);
  const marks = '#'.repeat(node.depth);
  if (text === '') report(line, `“${marks}” is a heading without words: write them after it, or delete the line`);
  else if (node.depth === 1) report(line, `“# ${text}” would be a second title: begin it with ##`);
  else if (node.depth > previousLevel + 1) {
    report(line, `“${marks} ${text}” leaves out a level: begin it with ${'#'.repeat(previousLevel + 1)}`);
  }
}

/**
 * Reports rows with surplus cells, which would be dropped silently, or with missing ones, which would be empty, and columns
 * without a heading, which phones show beside each cell.
 */
function checkTable({ children: [head, ...rows] }: Table, report: ReportProblem) {
  const columns = head?.children.length ?? 0;
  for (const [index, heading] of (head?.children ?? []).entries()) {
    if (toString(heading).trim() !== '') continue;
    const line = heading.position?.start.line ?? 1;
    report(line, `column ${index + 1} of the table has no heading: write what its cells are, above the line of dashes`);
  }
  for (const { children: cells, position } of rows) {
    if (cells.length === columns) continue;
    report(
      position?.start.line ?? 1,
      `the row has ${cells.length === 1 ? 'one cell' : `${cells.length} cells`}, but there are ${columns} columns: write a cell for each column, which may be empty`,
    );
  }
}

function checkCode({ lang, value, position }: Code, lines: string[], report: ReportProblem) {
  const first = position?.start.line ?? 1;
  const firstLine = lines[first - 1]?.slice((position?.start.column ?? 1) - 1) ?? '';
  const fence = /^(`{3,}|~{3,})/.exec(firstLine)?.[1];
  if (!fence) {
    report(
      first,
      'a line that begins with four spaces is shown as code: take the spaces away, or put the code between lines of three backticks',
    );
    return;
  }
  const last = position?.end.line ?? first;
  // Within a quotation each line begins with “>”.
  const isClosed =
    last > first &&
    (lines[last - 1] ?? '').replace(/^[\s>]+/, '').startsWith(fence) &&
    !beginsAnotherBlock(value, fence);
  if (!isClosed) report(first, `the code block is not closed: write a line ${fence} after it`);
  if (lang && !knownLanguages.includes(lang)) {
    report(
      first,
      `code marked “${lang}” cannot be colored: use one of ${knownLanguages.join(', ')}${similarNamesHint(lang, knownLanguages)}`,
    );
  }
}

/** Whether code contains the first line of another block: then the last line is that block's end. */
const beginsAnotherBlock = (code: string, fence: string) =>
  code.split('\n').some((line) => line.startsWith(fence) && /^\w/.test(line.replace(/^[`~]+/, '')));
