import { isDeepStrictEqual } from 'node:util';
import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { flowStyle, indentedBlock, singleLine } from './format-yaml.ts';

interface Edit {
  from: number;
  to: number;
  text: string;
}

type Entries = Record<string, unknown>;
type Entry = Pair<Node, Node | null>;

/** Collects edits of a YAML text that change its value. The text's lines end with line feeds. */
export class YamlEdits {
  readonly #source: string;
  readonly #edits: Edit[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  /** The text with all edits applied; edits at the same place are applied in the order in which they were made. */
  apply(): string {
    return this.#edits
      .toSorted((a, b) => a.from - b.from)
      .reduceRight((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), this.#source);
  }

  /**
   * Edits a node, whose value is `before`, to have the value `after`. Returns false, without an edit, if that is impossible
   * within the node: then the caller must write the whole value.
   */
  change(node: Node, before: unknown, after: unknown): boolean {
    if (isDeepStrictEqual(before, after)) return true;
    const start = this.#edits.length;
    if (this.#changeParts(node, before, after)) return true;
    this.#edits.length = start;
    const isFlow = (isMap(node) || isSeq(node)) && node.flow;
    if (!isFlow || isSingleValue(after)) return false;
    return this.#replace(node, flowStyle(after));
  }

  #changeParts(node: Node, before: unknown, after: unknown): boolean {
    if (isScalar(node) || isAlias(node)) {
      const [from, to] = node.range!;
      // A block scalar has its own indicator and indent; a value that is not written has no space before it.
      const isInLine = from < to && !(isScalar(node) && node.type?.startsWith('BLOCK'));
      return isInLine && isSingleValue(after) && this.#replace(node, singleLine(after));
    }
    if (isMap(node)) return isEntries(after) && this.#changeMap(node, before as Entries, after);
    return isSeq(node) && Array.isArray(after) && this.#changeList(node, before as unknown[], after);
  }

  #changeMap(node: YAMLMap, before: Entries, after: Entries): boolean {
    const entries = node.items as Entry[];
    const addedEntries = Object.fromEntries(Object.entries(after).filter(([name]) => !(name in before)));
    const hasAdded = Object.keys(addedEntries).length > 0;
    const hasRemoved = Object.keys(before).some((name) => !(name in after));
    // Entries that `<<` merges from elsewhere are not written here.
    const hasMerged = Object.keys(before).some((name) => !entries.some((entry) => nameOf(entry) === name));
    if (hasMerged || (node.flow && (hasAdded || hasRemoved))) return false;
    const start = entries[0]!.key.range![0];
    const indent = ' '.repeat(start - this.#lineStart(start));
    for (const entry of entries) {
      const name = nameOf(entry);
      const isChanged =
        name in after ? this.#changeEntry(entry, before, after, indent, node.flow) : this.#remove(entry);
      if (!isChanged) return false;
    }
    if (!hasAdded) return true;
    const end = this.#lineEnd(endOf(entries.at(-1)!));
    const lineFeed = this.#source[end - 1] === '\n' ? '' : '\n';
    this.#edits.push({ from: end, to: end, text: lineFeed + indentedBlock(addedEntries, indent) });
    return true;
  }

  /** Edits an entry's value or, if that fails and the style is not flow, rewrites the entry. */
  #changeEntry(entry: Entry, before: Entries, after: Entries, indent: string, isFlow: boolean | undefined): boolean {
    const name = nameOf(entry);
    if (entry.value && this.change(entry.value, before[name], after[name])) return true;
    if (isFlow) return false;
    const [from] = entry.key.range!;
    // The range includes the line feed of a block scalar, and the space before the comment of an entry without a value.
    const to = from + this.#source.slice(from, endOf(entry)).trimEnd().length;
    this.#edits.push({ from, to, text: indentedBlock({ [name]: after[name] }, indent).trim() });
    return true;
  }

  #remove(entry: Entry): boolean {
    const [start] = entry.key.range!;
    const lineStart = this.#lineStart(start);
    // The first entry of a list item follows the item's dash.
    if (this.#source.slice(lineStart, start).trim() !== '') return false;
    this.#edits.push({ from: lineStart, to: this.#lineEnd(endOf(entry)), text: '' });
    return true;
  }

  #changeList(node: YAMLSeq, before: unknown[], after: unknown[]): boolean {
    const items = node.items as Node[];
    const isOnlyReordered = after.every((item) => before.some((other) => isDeepStrictEqual(item, other)));
    const start = this.#edits.length;
    if (before.length === after.length && !isOnlyReordered) {
      if (items.every((item, index) => this.change(item, before[index], after[index]))) return true;
      this.#edits.length = start;
    }
    if (node.flow || items.length === 0 || after.length === 0) return false;
    const firstItem = items[0]!.range![0];
    const lineStart = this.#lineStart(firstItem);
    // A list within a list may begin on the outer item's line: “- - one”.
    const beforeDash = /^([ -]*)- /.exec(this.#source.slice(lineStart, firstItem))?.[1];
    if (beforeDash === undefined) return false;
    const from = lineStart + beforeDash.length;
    const indent = ' '.repeat(beforeDash.length);
    const remaining = this.#itemTexts(items, from, indent).map((text, index) => ({ value: before[index], text }));
    const isFlow = items.every((item) => isMap(item) && item.flow);
    const texts = after.map((item) => {
      const index = remaining.findIndex(({ value }) => isDeepStrictEqual(value, item));
      if (index >= 0) return remaining.splice(index, 1)[0]!.text;
      return isFlow ? `${indent}- ${flowStyle(item)}\n` : indentedBlock([item], indent);
    });
    this.#edits.push({ from, to: this.#lineEnd(items.at(-1)!.range![1]), text: texts.join('').trimStart() });
    return true;
  }

  /** The text of each item, with the comments above it and its indent. The dash of the first one is at `start`. */
  #itemTexts(items: readonly Node[], start: number, indent: string): string[] {
    let from = start;
    return items.map((item, index) => {
      const to = this.#lineEnd(item.range![1]);
      const text = (index === 0 ? indent : '') + this.#source.slice(from, to);
      from = to;
      return text.endsWith('\n') ? text : `${text}\n`;
    });
  }

  #replace({ range }: Node, text: string): true {
    this.#edits.push({ from: range![0], to: range![1], text });
    return true;
  }

  #lineStart(offset: number) {
    return this.#source.lastIndexOf('\n', offset - 1) + 1;
  }

  /** The start of the next line. A block scalar already ends there. */
  #lineEnd(offset: number) {
    if (this.#source[offset - 1] === '\n') return offset;
    const end = this.#source.indexOf('\n', offset);
    return end < 0 ? this.#source.length : end + 1;
  }
}

const nameOf = ({ key }: Entry) => String(isScalar(key) ? key.value : key);

const endOf = ({ key, value }: Entry) => (value ?? key).range![1];

const isSingleValue = (value: unknown) => value === null || typeof value !== 'object';

const isEntries = (value: unknown): value is Entries => !isSingleValue(value) && !Array.isArray(value);
