import { isDeepStrictEqual } from 'node:util';
import { visit } from 'unist-util-visit';
import { articleSyntax } from '#prerender/content/markdown-syntax.ts';

/**
 * Merges Markdown from a rich text editor into `before`: each block with the same meaning keeps its original text. Such
 * an editor rewrites the whole text, some of it differently, and treats code with its comments like text.
 */
export function preserveFormatting(before: string, after: string): string {
  const text = new SaidLines(after);
  if (text.said === new SaidLines(before).said && isSameMarkdown(before.trim(), after.trim())) return before.trim();
  const loose = new SaidLines(after, 'code');
  const kept: string[] = [];
  let line = 0;
  for (const block of blocksOf(before)) {
    const isCode = /^(?:`{3}|~{3})/.test(block);
    const found = (isCode ? loose : text).find(new SaidLines(block, isCode ? 'code' : 'text').said, line, (lines) => {
      const written = text.lines.slice(lines.start, lines.end).join('\n');
      if (isCode) return isSameCode(block, written);
      const isWholeBlock = !text.lines[lines.start - 1]?.trim() && !text.lines[lines.end]?.trim();
      return isWholeBlock && isSameMarkdown(block, written);
    });
    if (!found) continue;
    kept.push(withoutOuterBlankLines(text.lines.slice(line, found.start)), block);
    line = found.end;
  }
  kept.push(withoutOuterBlankLines(text.lines.slice(line)));
  return kept.filter(Boolean).join('\n\n');
}

/** Lines as text. The first keeps its indentation, by which it belongs to a list's item or to a footnote. */
const withoutOuterBlankLines = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();

/** Whether two texts are alike but for their formatting. */
const isSameMarkdown = (one: string, other: string): boolean =>
  indentation(one) === indentation(other) && isDeepStrictEqual(treeOf(one), treeOf(other));

const indentation = (text: string) => /^ */.exec(text)![0].length;

/** A text's syntax tree without what differs between ways of writing the same. */
function treeOf(text: string): unknown {
  const tree = articleSyntax().parse(text.replaceAll(/\*\* *([^*\n]+?) *\*\*/g, '**$1**'));
  visit(tree, (node) => {
    delete node.position;
    if (node.type === 'text') node.value = node.value.replaceAll(/\s+/g, ' ');
  });
  return tree;
}

/** Whether code is the same, or only escaped, or broken up: then its last fence is not one any more. */
function isSameCode(block: string, written: string): boolean {
  const code = written.trim();
  if (!/^(`{3,}|~{3,})[^]*^\1$/m.test(code)) return true;
  return code === block.trim() || code.replaceAll(/\\([*_`~])/g, '$1') === block.trim();
}

/** Parts between blank lines; a fenced code block is one part. */
const blocksOf = (text: string): string[] =>
  text.trim().match(/^(`{3,}|~{3,})[^]*?^\1[ \t]*$|^(?!\n)[^]+?(?=\n{2,}|\n*(?![^]))/gm) ?? [];

/** A range of lines, without its end. */
interface Lines {
  start: number;
  end: number;
}

/**
 * Lines without the markup that an editor may write differently: bullets, escapes, the sign and spaces of emphasis,
 * breaks of lines, the width of columns. Of code it changes spaces and blank lines too.
 */
class SaidLines {
  readonly lines: readonly string[];
  readonly said: string;
  /** The offsets of each line in the normalized text. */
  readonly #places: readonly { start: number; end: number }[];

  constructor(text: string, kind: 'text' | 'code' = 'text') {
    this.lines = text.split('\n');
    let [said, gap] = ['', ''];
    this.#places = this.lines.map((line) => {
      const part = kind === 'text' ? saidText(line) : saidText(line).replaceAll(/[\s*]+/g, '');
      if (part === '') gap = '\n';
      else said += (kind === 'code' || said === '' ? '' : between(said, gap, part)) + part;
      if (part !== '') gap = ' ';
      return { start: said.length - part.length, end: said.length };
    });
    this.said = said;
  }

  /** The first lines from `line` on that consist of exactly these words and are right; undefined if there are none. */
  find(text: string, line: number, isRight: (lines: Lines) => boolean): Lines | undefined {
    for (let start = line; start < this.lines.length; start += 1) {
      const { start: from, end } = this.#places[start]!;
      if (from === end || !this.said.startsWith(text, from)) continue;
      const last = this.#places.findIndex((place) => place.end === from + text.length);
      if (last !== -1 && isRight({ start, end: last + 1 })) return { start, end: last + 1 };
    }
    return undefined;
  }
}

const saidText = (line: string): string =>
  line
    .replace(/^\s*[-+*] /, '')
    .replaceAll(/-{3,}/g, '---')
    .replaceAll('\\', '')
    .replaceAll('_', '*')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(\*+) ?/g, '$1')
    .trim();

/** What separates two lines: the spaces of emphasis do not count. */
const between = (before: string, gap: string, after: string): string =>
  gap === ' ' && (before.endsWith('*') || after.startsWith('*')) ? '' : gap;
