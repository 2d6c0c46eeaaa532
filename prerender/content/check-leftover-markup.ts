import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { unwrittenTextPattern } from '#content/schema/text.ts';
import { blockElements } from './article-directives.ts';
import type { ReportProblem } from './report-problem.ts';
import { incompletePlaceholder } from './interpolate.ts';

/** Markup that remained in the text because it is not valid Markdown, each with an example and its message. */
const leftovers: { pattern: RegExp; message: (found: string) => string; onlyAtLineStart?: boolean }[] = [
  {
    // ::: note
    pattern: /^:{2,} *[\w-]*.*/m,
    message: colonsMessage,
  },
  {
    // [^1]
    pattern: /\[\^[^\]\s]+\]/,
    message: (found) => `“${found}” has no footnote: write a line “${found}: its words” at the end, or delete it`,
  },
  {
    // ##Words
    pattern: /^#{1,6}[^\s#].*/m,
    message: (found) => `“${found}” is shown as is: write a space after the # of a heading`,
  },
  {
    // | name | value |
    pattern: /^\|.*\|\s*$/m,
    message: () =>
      'a table is shown as is: its second line must be | --- | --- |, as many as there are columns, with an empty line above the table',
  },
  {
    // [words] (/why-us), [words](/why us), [words](/why-us
    pattern: /!?\[[^\]]*\] ?\([^)]*\)?/,
    message: (found) =>
      found.includes('] (')
        ? `“${found}” is shown as is: leave out the space between ] and (`
        : `“${found}” is shown as is: write no space within the parentheses, and close them`,
  },
  {
    // (words)[/why-us]
    pattern: /\([^()]+\)\[(\/|https?:)[^\]]*\]/,
    message: (found) => `“${found}” is shown as is: write a link as [words](/why-us)`,
  },
  {
    // • words, -words
    pattern: /^(?:[•‣▪●·◦○■]|o(?: {2,}|\t)|[-*+](?=\p{L})).*/mu,
    message: (found) =>
      `“${found.slice(0, 40)}” is shown as is: begin each entry of a list with a dash and a space, with an empty line above the first`,
    onlyAtLineStart: true,
  },
  {
    // Words, a tab and words. A tab after a bullet belongs to a list, which the pattern above finds.
    pattern: /^.*[^\s·◦○■o]\t+(?=\S)/m,
    message: (found) =>
      `“${found.slice(0, 40)}” is followed by a tab, which is shown as a space: write a table with | between its cells, or type a space`,
  },
  {
    // [words][name]
    pattern: /\[[^\]]+\]\[[^\]]*\]/,
    message: (found) => `“${found}” leads nowhere: write [words](/why-us)`,
  },
  {
    // :smile:
    pattern: /(?<=^|\s):[a-z][\w+-]*:(?=[\s.,!?)]|$)/m,
    message: (found) => `“${found}” is shown as is: write the emoji itself, or leave it out`,
  },
  {
    pattern: unwrittenTextPattern,
    message: (found) => `“${found}” stands for words that are not written yet: write them, or delete it`,
  },
  {
    // **words, ** words**
    pattern: /\*\*[^*]*(\*\*)?|__[^_]+__/,
    message: (found) =>
      `“${found.slice(0, 40)}” is shown as is: write **words**, closed, without spaces inside the stars`,
  },
];

function colonsMessage(found: string): string {
  if (/^:+$/.test(found)) {
    return `“${found}” ends no block: delete the line, or begin the block with :::pull, :::note, :::sources, :::table or :::chart`;
  }
  const fix = /=[“”„]/.test(found)
    ? 'write straight quotes in place of curly ones'
    : 'write the colons and the name without a space, with an empty line above';
  return `“${found}” is shown as is: ${fix}`;
}

/**
 * Reports text in which Markdown or a placeholder would be shown as is, and words that are not written yet. Code may
 * contain anything.
 */
export function checkLeftoverMarkup(tree: Root, report: ReportProblem): void {
  checkUnusedFootnotes(tree, report);
  /** The number of blocks begun with two colons, which are reported: their ends are not another problem. */
  let wronglyBegunBlocks = 0;
  visit(tree, (node) => {
    if (node.type === 'leafDirective' && Object.hasOwn(blockElements, node.name)) wronglyBegunBlocks += 1;
    if (node.type !== 'text') return;
    const { value, position } = node;
    const firstLine = position?.start.line ?? 1;
    const lineAt = (found: string) => firstLine + value.slice(0, value.indexOf(found)).split('\n').length - 1;
    const placeholderMessage = incompletePlaceholder(value);
    if (placeholderMessage) report(lineAt(/\{\{|\}\}|\{/.exec(value)?.[0] ?? ''), placeholderMessage);
    const isAtLineStart = position?.start.column === 1;
    for (const { pattern, message, onlyAtLineStart = false } of leftovers) {
      const match = pattern.exec(value);
      if (!match || (onlyAtLineStart && match.index === 0 && !isAtLineStart)) continue;
      if (/^:+\s*$/.test(match[0]) && wronglyBegunBlocks > 0) {
        wronglyBegunBlocks -= 1;
        continue;
      }
      report(lineAt(match[0]), message(match[0].trim()));
    }
  });
}

/** Reports footnotes that no text refers to, which are not shown. */
function checkUnusedFootnotes(tree: Root, report: ReportProblem): void {
  const used = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier));
  visit(tree, 'footnoteDefinition', ({ identifier, label, position }) => {
    if (used.has(identifier)) return;
    const mark = `[^${label ?? identifier}]`;
    report(
      position?.start.line ?? 1,
      `the footnote ${mark} is not shown, because no text refers to it: write ${mark} after the words that it is for, or delete it`,
    );
  });
}
