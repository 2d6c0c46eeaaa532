import { isDeepStrictEqual } from 'node:util';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
  visit,
  type Document,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

interface Edit {
  from: number;
  to: number;
  text: string;
}

type Entries = Record<string, unknown>;

/**
 * The YAML text with `after` as its value: text, comments and order of unchanged parts are preserved. An alias `*name`
 * that repeats a changed `&name` follows it.
 */
export function changeYaml(source: string, after: unknown): string {
  const document = parseDocument(source);
  const before: unknown = document.toJS();
  if (isDeepStrictEqual(before, after)) return source;
  // A file with only comments.
  if (before === null) return isEmptyGroup(after) ? source : source + stringify(after, plain);
  // An empty list, which has to be written as [], would get all its items on that line.
  if (isSeq(document.contents) && document.contents.items.length === 0) {
    const [from, to] = document.contents.range;
    return source.slice(0, from) + stringify(after, plain).trimEnd() + source.slice(to);
  }
  const edits: Edit[] = [];
  if (!document.contents || !new YamlEditor(source, edits).change(document.contents, before, after))
    return stringify(after, plain);
  const changed = edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: replacement }) => text.slice(0, from) + replacement + text.slice(to), source);
  const read = safeParse(changed);
  const isRight = hasAlias(document) ? read !== undefined : isDeepStrictEqual(read, after);
  return isRight ? changed : stringify(after, plain);
}

/** Whether a part of the document is repeated: it then follows a change of another, which `after` does not tell. */
function hasAlias(document: Document): boolean {
  let found = false;
  visit(document, { Alias: () => ((found = true), visit.BREAK) });
  return found;
}

const isEmptyGroup = (value: unknown) => typeof value === 'object' && Object.keys(value ?? {}).length === 0;

const plain = { lineWidth: 0, singleQuote: true } as const;

/** A value in YAML's flow style: on one line, between braces. */
const inline = (value: unknown) =>
  stringify(value, { ...plain, collectionStyle: 'flow', flowCollectionPadding: !Array.isArray(value) }).trim();

function safeParse(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

class YamlEditor {
  readonly #source: string;
  readonly #edits: Edit[];

  constructor(source: string, edits: Edit[]) {
    this.#source = source;
    this.#edits = edits;
  }

  /** Writes `after` in place of `before`; returns false, writing nothing, if the whole value has to be written. */
  change(node: Node, before: unknown, after: unknown): boolean {
    if (isDeepStrictEqual(before, after)) return true;
    const start = this.#edits.length;
    if (this.#changeParts(node, before, after)) return true;
    this.#edits.length = start;
    if (!(isMap(node) || isSeq(node)) || !node.flow || isSingleValue(after)) return false;
    return this.#replace(node, inline(after));
  }

  #changeParts(node: Node, before: unknown, after: unknown): boolean {
    if (isScalar(node) || isAlias(node)) {
      const isBlock = isScalar(node) && node.type?.startsWith('BLOCK');
      return !isBlock && isSingleValue(after) && this.#replace(node, scalar(after));
    }
    if (isMap(node))
      return (
        !isSingleValue(after) && !Array.isArray(after) && this.#changeMap(node, before as Entries, after as Entries)
      );
    return isSeq(node) && Array.isArray(after) && this.#changeList(node, before as unknown[], after);
  }

  #changeMap(node: YAMLMap, before: Entries, after: Entries): boolean {
    const pairs = node.items as Pair<Node, Node | null>[];
    const nameOf = ({ key }: Pair<Node, Node | null>) => String(isScalar(key) ? key.value : key);
    const names = Object.keys(after);
    const isNew = names.some((name) => !(name in before));
    const isLess = Object.keys(before).some((name) => !(name in after));
    const isMerged = Object.keys(before).some((name) => !pairs.some((pair) => nameOf(pair) === name));
    if (isMerged || (node.flow && (isNew || isLess))) return false;
    const indent = ' '.repeat(pairs[0]!.key.range![0] - this.#lineStart(pairs[0]!.key.range![0]));
    let endOfLast: number | undefined;
    for (const pair of pairs) {
      const name = nameOf(pair);
      const from = pair.key.range![0];
      const to = (pair.value ?? pair.key).range![1];
      if (!(name in after)) {
        // The first entry of a list item follows its dash.
        if (this.#source.slice(this.#lineStart(from), from).trim() !== '') return false;
        this.#edits.push({ from: this.#lineStart(from), to: this.#lineEnd(to), text: '' });
      } else if (!pair.value || !this.change(pair.value, before[name], after[name])) {
        if (node.flow) return false;
        // The range of a text of several lines includes its line feed.
        const lineFeed = this.#source[to - 1] === '\n' ? '\n' : '';
        this.#edits.push({ from, to, text: entry(name, after[name], indent).trim() + lineFeed });
      }
      endOfLast = this.#lineEnd(to);
    }
    const added = Object.fromEntries(Object.entries(after).filter(([name]) => !(name in before)));
    if (!isNew) return true;
    if (endOfLast === undefined) return false;
    const lineFeed = this.#source[endOfLast - 1] === '\n' ? '' : '\n';
    this.#edits.push({ from: endOfLast, to: endOfLast, text: lineFeed + indented(stringify(added, plain), indent) });
    return true;
  }

  #changeList(node: YAMLSeq, before: unknown[], after: unknown[]): boolean {
    const items = node.items as Node[];
    const isOrder = after.every((item) => before.some((other) => isDeepStrictEqual(item, other)));
    const start = this.#edits.length;
    if (before.length === after.length && !isOrder) {
      if (items.every((item, index) => this.change(item, before[index], after[index]))) return true;
      this.#edits.length = start;
    }
    if (node.flow || items.length === 0 || after.length === 0) return false;
    const first = this.#lineStart(items[0]!.range![0]);
    const indent = /^( *)- /.exec(this.#source.slice(first))?.[1];
    if (indent === undefined) return false;
    // An item as written, with the comments above it.
    let from = first;
    const remaining = items.map((item, index) => {
      const to = this.#lineEnd(item.range![1]);
      const text = this.#source.slice(from, to);
      from = to;
      return { value: before[index], text: text.endsWith('\n') ? text : `${text}\n` };
    });
    const isInline = items.every((item) => isMap(item) && item.flow);
    const text = after.map((item) => {
      const index = remaining.findIndex(({ value }) => isDeepStrictEqual(value, item));
      if (index >= 0) return remaining.splice(index, 1)[0]!.text;
      return isInline ? `${indent}- ${inline(item)}\n` : indented(stringify([item], plain), indent);
    });
    this.#edits.push({ from: first, to: from, text: text.join('') });
    return true;
  }

  #replace({ range }: Node, text: string): true {
    this.#edits.push({ from: range![0], to: range![1], text });
    return true;
  }

  #lineStart(offset: number) {
    return this.#source.lastIndexOf('\n', offset - 1) + 1;
  }

  /** The start of the next line. A block's value already ends there. */
  #lineEnd(offset: number) {
    if (this.#source[offset - 1] === '\n') return offset;
    const end = this.#source.indexOf('\n', offset);
    return end < 0 ? this.#source.length : end + 1;
  }
}

const isSingleValue = (value: unknown) => value === null || typeof value !== 'object';

const indented = (text: string, indent: string) => text.replaceAll(/^(?=.)/gm, indent);

const entry = (name: string, value: unknown, indent: string) => indented(stringify({ [name]: value }, plain), indent);

/** A value as one line of YAML, valid also between braces. */
function scalar(value: unknown): string {
  const text = stringify(value, { ...plain, defaultStringType: 'PLAIN' }).trimEnd();
  const parsed = safeParse(`{ a: [${text}] }`) as { a: unknown[] } | undefined;
  if (parsed && isDeepStrictEqual(parsed.a, [value]) && !text.includes('\n')) return text;
  return typeof value === 'string' && !value.includes('\n')
    ? `'${value.replaceAll("'", "''")}'`
    : JSON.stringify(value);
}
