/**
 * Merges Markdown from a rich text editor into `before`: each block with the same meaning keeps its original text. Such
 * an editor rewrites the whole text, some of it differently, and treats code with its comments like text.
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

/** Parts between blank lines; a fenced code block is one part. */
const blocksOf = (text: string): string[] =>
  text.trim().match(/^(`{3,})[^]*?^\1[ \t]*$|^(?!\n)[^]+?(?=\n{2,}|\n*(?![^]))/gm) ?? [];

/** Lines without spaces and the markup that an editor may change: bullets, escapes, emphasis, the width of columns. */
class SaidLines {
  readonly lines: readonly string[];
  readonly said: string;
  /** The offset of each line in the normalized text, and the end of the last one. */
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

  /** The lines from `line` on that consist of exactly these words; undefined if there are none. */
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
