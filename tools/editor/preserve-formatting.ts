import { isDeepStrictEqual } from 'node:util';
import { visit } from 'unist-util-visit';
import { articleSyntax } from '#prerender/content/markdown-syntax.ts';

/**
 * Merges Markdown from a rich text editor into `before`: each block with the same meaning keeps its original text. A rich text
 * editor rewrites the whole text with different formatting, and treats comments in code like prose.
 */
export function preserveFormatting(before: string, after: string): string {
  const editedText = new NormalizedLines(after);
  if (editedText.text === new NormalizedLines(before).text && isSameMarkdown(before.trim(), after.trim())) {
    return before.trim();
  }
  const editedAsCode = new NormalizedLines(after, 'code');
  const parts: string[] = [];
  let line = 0;
  for (const block of blocksOf(before)) {
    const isCode = /^(?:`{3}|~{3})/.test(block);
    const original = new NormalizedLines(block, isCode ? 'code' : 'text');
    const found = (isCode ? editedAsCode : editedText).find(original.text, line, (lines) => {
      const candidate = editedText.lines.slice(lines.start, lines.end).join('\n');
      if (isCode) return isSameCode(block, candidate);
      const isWholeBlock = !editedText.lines[lines.start - 1]?.trim() && !editedText.lines[lines.end]?.trim();
      return isWholeBlock && isSameMarkdown(block, candidate);
    });
    if (!found) continue;
    parts.push(withoutOuterBlankLines(editedText.lines.slice(line, found.start)), block);
    line = found.end;
  }
  parts.push(withoutOuterBlankLines(editedText.lines.slice(line)));
  return parts.filter(Boolean).join('\n\n');
}

/** Joins lines into a text. The first one keeps its indentation, by which it belongs to a list's item or to a footnote. */
const withoutOuterBlankLines = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();

/** Whether two Markdown texts differ only in formatting. */
const isSameMarkdown = (a: string, b: string): boolean =>
  indentation(a) === indentation(b) && isDeepStrictEqual(treeOf(a), treeOf(b));

const indentation = (text: string) => /^ */.exec(text)![0].length;

/** A text's syntax tree, without the differences between ways of writing the same text. */
function treeOf(text: string): unknown {
  const tree = articleSyntax().parse(text.replaceAll(/\*\* *([^*\n]+?) *\*\*/g, '**$1**'));
  visit(tree, (node) => {
    delete node.position;
    if (node.type === 'text') node.value = node.value.replaceAll(/\s+/g, ' ');
  });
  return tree;
}

/** Whether code is unchanged except for escapes, or was broken up by the editor, which has then escaped its last fence. */
function isSameCode(block: string, written: string): boolean {
  const code = written.trim();
  if (!/^(`{3,}|~{3,})[^]*^\1$/m.test(code)) return true;
  return code === block.trim() || code.replaceAll(/\\([*_`~])/g, '$1') === block.trim();
}

/** The parts of a text between blank lines; a fenced code block is one part. */
const blocksOf = (text: string): string[] =>
  text.trim().match(/^(`{3,}|~{3,})[^]*?^\1[ \t]*$|^(?!\n)[^]+?(?=\n{2,}|\n*(?![^]))/gm) ?? [];

/** A range of lines; `end` is not included. */
interface Lines {
  start: number;
  end: number;
}

/**
 * Lines without the markup that an editor may write differently: bullets, escapes, the character and spaces of emphasis,
 * line breaks, the width of columns. In code, the editor also changes spaces and blank lines.
 */
class NormalizedLines {
  readonly lines: readonly string[];
  /** The text of all lines, normalized. */
  readonly text: string;
  /** The offsets of each line in the normalized text. */
  readonly #offsets: readonly { start: number; end: number }[];

  constructor(text: string, kind: 'text' | 'code' = 'text') {
    this.lines = text.split('\n');
    let [normalized, gap] = ['', ''];
    this.#offsets = this.lines.map((line) => {
      const part = kind === 'text' ? normalizedLine(line) : normalizedLine(line).replaceAll(/[\s*]+/g, '');
      if (part === '') {
        gap = '\n';
      } else {
        normalized += (kind === 'code' || normalized === '' ? '' : separator(normalized, gap, part)) + part;
        gap = ' ';
      }
      return { start: normalized.length - part.length, end: normalized.length };
    });
    this.text = normalized;
  }

  /** The first lines from `line` on that have this normalized text and are accepted; undefined if there are none. */
  find(text: string, line: number, accepts: (lines: Lines) => boolean): Lines | undefined {
    for (let start = line; start < this.lines.length; start += 1) {
      const { start: offset, end } = this.#offsets[start]!;
      if (offset === end || !this.text.startsWith(text, offset)) continue;
      const last = this.#offsets.findIndex((offsets) => offsets.end === offset + text.length);
      if (last !== -1 && accepts({ start, end: last + 1 })) return { start, end: last + 1 };
    }
    return undefined;
  }
}

const normalizedLine = (line: string): string =>
  line
    .replace(/^\s*[-+*] /, '')
    .replaceAll(/-{3,}/g, '---')
    .replaceAll('\\', '')
    .replaceAll('_', '*')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(\*+) ?/g, '$1')
    .trim();

/** The text between two lines: spaces beside emphasis do not count. */
const separator = (before: string, gap: string, after: string): string =>
  gap === ' ' && (before.endsWith('*') || after.startsWith('*')) ? '' : gap;
