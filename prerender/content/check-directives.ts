import type { Root, Table, Text } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { similarNamesHint } from '#content/schema/nearest-names.ts';
import type { LanguageName } from '#languages/languages.ts';
import { blockElements } from './article-directives.ts';
import { amountIn, barAmount } from './bar-charts.ts';
import type { ReportProblem } from './report-problem.ts';

const blocks = Object.keys(blockElements);
const figureForm = '::figure{file="name" alt="what it shows" caption="its line"}';

/** The beginning of a block or figure with one colon: `:note{x`, `:note[Words]{x`. */
const singleColon = new RegExp(String.raw`(?<![:\\]):(figure|${blocks.join('|')})(?:\[[^\]]*\])?\{\s*[^\s{}]`, 'g');

/**
 * Reports mistakes in blocks and figures: unknown names and entries, wrong numbers of colons, missing ends, missing captions, and
 * charts whose rows are not comparable numbers.
 */
export function checkDirectives(
  tree: Root,
  { source, language }: { source: string; language: LanguageName },
  reportProblem: ReportProblem,
): void {
  const lines = source.split('\n');
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const report = (message: string) => reportProblem(line, message);
    if (node.type === 'containerDirective') {
      checkContainer(node, language, report);
      const inner = node.children.find(({ type }) => type === 'containerDirective');
      if (inner?.type === 'containerDirective') {
        report(`“:::${node.name}” is not closed before “:::${inner.name}”: write a line ::: between them`);
      } else if (!isClosed(node, lines)) report(`“:::${node.name}” is not closed: write a line ::: after the block`);
      else if (node.name === 'pull' && !isOneParagraph(node.children)) {
        report('“:::pull” is a sentence in large type: write one paragraph, without empty lines, lists or headings');
      }
    }
    if (node.type === 'leafDirective') checkLeaf(node, report);
    if (node.type === 'text') checkText(node, source, reportProblem);
  });
}

/** Reports names of blocks with one colon and braces; without braces, the colon belongs to a sentence. */
function checkText({ position }: Text, source: string, reportProblem: ReportProblem) {
  // The text as written: a colon after a backslash does not begin a block.
  const text = source.slice(position?.start.offset, position?.end.offset);
  for (const { 1: name, index } of text.matchAll(singleColon)) {
    const line = (position?.start.line ?? 1) + text.slice(0, index).split('\n').length - 1;
    const fix = name === 'figure' ? figureForm : `:::${name}`;
    reportProblem(line, `“:${name}” has one colon: write ${fix} on a line of its own`);
  }
}

function checkContainer(
  { name, attributes, children }: ContainerDirective,
  language: LanguageName,
  report: (message: string) => void,
) {
  if (name === 'figure') return report(`“:::figure” has three colons: write ${figureForm} with two, without an end`);
  if (!blocks.includes(name)) {
    return report(`“:::${name}” is unknown: use one of ${blocks.join(', ')}${similarNamesHint(name, blocks)}`);
  }
  if (children.length === 0) report(`“:::${name}” is empty: write its words, or delete the block`);
  const isTabular = name === 'table' || name === 'chart';
  const caption = attributes?.['caption'];
  if (isTabular && !caption) report(`“:::${name}” has no caption: write :::${name}{caption="What the ${name} shows"}`);
  const table = children.find(({ type }) => type === 'table');
  if (isTabular && !table) {
    report(
      `“:::${name}” contains no table: its second line must be | --- | --- |, with an empty line above the table and below`,
    );
  }
  if (name === 'chart' && table?.type === 'table') checkChart(table, language, report);
  const unknown = Object.keys(attributes ?? {}).filter((key) => !(isTabular && key === 'caption'));
  if (unknown.length > 0) report(`“:::${name}” has the unknown entry “${unknown.join('”, “')}”: delete it`);
  return undefined;
}

/** Whether a block has at most one paragraph, and nothing else but comments. */
function isOneParagraph(children: ContainerDirective['children']): boolean {
  const shown = children.filter(({ type }) => type !== 'html');
  return shown.length === 0 || (shown.length === 1 && shown[0]?.type === 'paragraph');
}

function checkChart({ children: [head, ...rows] }: Table, language: LanguageName, report: (message: string) => void) {
  const columns = head?.children.length ?? 0;
  if (columns !== 2) {
    return report(`“:::chart” needs two columns, the names of the bars and their numbers: it has ${columns}`);
  }
  const amounts = rows.map((row) => toString(row.children[1]));
  const units = new Set(
    amounts.filter((amount) => barAmount.test(amount)).map((amount) => amount.replaceAll(/[\d.,\s]/g, '')),
  );
  if (units.size > 1) {
    report(
      `“:::chart” compares ${[...units].map((unit) => unit || 'plain numbers').join(' with ')}: write all bars in one unit`,
    );
  }
  if (rows.length === 0) report('“:::chart” has no bars: write a row for each, below the second line');
  for (const amount of amounts) {
    if (!barAmount.test(amount)) {
      report(
        `“${amount}” is not a number: write digits, with a unit of at most three lowercase letters if you like, such as 12, 7.5 h or 62%`,
      );
      continue;
    }
    try {
      amountIn(amount, language);
    } catch (error) {
      report((error as Error).message);
    }
  }
  return undefined;
}

function checkLeaf({ name, attributes }: LeafDirective, report: (message: string) => void) {
  if (name !== 'figure') {
    const fix = blocks.includes(name)
      ? `has two colons: write :::${name}, the words below it, and a line ::: at their end`
      : `is unknown: write ${figureForm}`;
    return report(`“::${name}” ${fix}`);
  }
  const missing = ['file', 'alt', 'caption'].filter((entry) => !attributes?.[entry]);
  if (missing.length > 0) report(`“::figure” lacks ${missing.join(' and ')}: write ${figureForm}`);
  const unknown = Object.keys(attributes ?? {}).filter((entry) => !['file', 'alt', 'caption'].includes(entry));
  if (unknown.length > 0) report(`“::figure” has the unknown entry “${unknown.join('”, “')}”: write ${figureForm}`);
  return undefined;
}

/** Whether the author closed a block: one left open is closed by the parser at the end of the text or of the outer block. */
const isClosed = ({ position }: ContainerDirective, lines: string[]) =>
  position !== undefined &&
  position.end.line > position.start.line &&
  /(^|[\s>]):{3,}\s*$/.test(lines[position.end.line - 1] ?? '');
