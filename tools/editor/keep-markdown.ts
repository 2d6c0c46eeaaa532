/**
 * Markdown from a rich text editor, in which each block that says what a block of `before` says is written as it was there:
 * such an editor writes all of a text anew, some of it differently, and code with its comments as if it were text.
 */
export function keepMarkdown(before: string, after: string): string {
  const text = new SaidLines(after);
  if (text.said === new SaidLines(before).said) return before.trim();
  const kept: string[] = [];
  let line = 0;
  for (const block of blocksOf(before)) {
    const found = text.find(new SaidLines(block).said, line);
    if (!found) continue;
    kept.push(text.lines.slice(line, found.start).join('\n').trim(), block);
    line = found.end;
  }
  kept.push(text.lines.slice(line).join('\n').trim());
  return kept.filter(Boolean).join('\n\n');
}

/** Parts between blank lines, a fenced code whole. */
const blocksOf = (text: string): string[] =>
  text.trim().match(/^(`{3,})[^]*?^\1[ \t]*$|^(?!\n)[^]+?(?=\n{2,}|\n*(?![^]))/gm) ?? [];

/** Lines without spaces and the marks that an editor may set otherwise: bullets, escapes, emphasis, the width of columns. */
class SaidLines {
  readonly lines: readonly string[];
  readonly said: string;
  /** Where each line begins in what is said, and where the last ends. */
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.lines = text.split('\n');
    const parts = this.lines.map((line) =>
      line
        .replace(/^\s*[-+*] /, '')
        .replaceAll(/-{3,}/g, '---')
        .replaceAll(/[\s\\*_]+/g, ''),
    );
    this.said = parts.join('');
    for (const part of parts) this.#starts.push(this.#starts.at(-1)! + part.length);
  }

  /** The lines from `line` on that say `words` and nothing else. */
  find(words: string, line: number): { start: number; end: number } | undefined {
    for (let start = line; start < this.lines.length; start += 1) {
      const from = this.#starts[start]!;
      if (this.#starts[start + 1] === from || !this.said.startsWith(words, from)) continue;
      const end = this.#starts.indexOf(from + words.length, start + 1);
      if (end !== -1) return { start, end };
    }
    return undefined;
  }
}
