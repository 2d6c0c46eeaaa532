import { isDeepStrictEqual } from 'node:util';
import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml';
import type { BuildCache } from '../cache/build-cache.ts';
import { jsonHash } from '../json-hash.ts';
import { ContentError, problemLine } from './content-error.ts';
import { controlCharacterIn } from './control-character.ts';
import { readerHash } from './reader-hash.ts';
import { yamlMistake, type YamlMistake } from './yaml-mistake.ts';

/** A file's value, and the lines of its parts. */
export interface ParsedYaml {
  value: unknown;
  /** The line of the entry at `path`; if it is missing, that of the group it belongs to. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** The last result by file: the development server reads all of them at every save. */
const cache = new Map<string, { source: string; linesAbove: number; result: ParsedYaml }>();

/** parseYaml, cached until the text changes. The value must not be modified. `values` are those of earlier builds. */
export function parseYamlCached(
  source: string,
  file: string,
  linesAbove = 0,
  values?: BuildCache<{ value: unknown }>,
): ParsedYaml {
  const known = cache.get(file);
  if (known?.source === source && known.linesAbove === linesAbove) return known.result;
  const result = values ? parseYamlKept(source, file, linesAbove, values) : parseYaml(source, file, linesAbove);
  cache.set(file, { source, linesAbove, result });
  return result;
}

/** parseYaml with the value found by an earlier build; lines are looked up only to report a problem. */
function parseYamlKept(
  source: string,
  file: string,
  linesAbove: number,
  values: BuildCache<{ value: unknown }>,
): ParsedYaml {
  const name = jsonHash(readerHash(), source);
  const known = values.read(name);
  if (known) {
    let parsed: ParsedYaml | undefined;
    return {
      value: known.value,
      lineOf: (path) => (parsed ??= parseYaml(source, file, linesAbove)).lineOf(path),
    };
  }
  const parsed = parseYaml(source, file, linesAbove);
  const value: unknown = parsed.value;
  // YAML also has numbers that JSON lacks.
  if (isDeepStrictEqual(JSON.parse(JSON.stringify({ value })), { value })) values.write(name, { value });
  return parsed;
}

/**
 * Parses YAML. `linesAbove` is how many lines of `file` precede it. Throws a ContentError with lines and fixes, even for
 * text after a # that YAML would accept as a comment and drop.
 */
export function parseYaml(source: string, file: string, linesAbove = 0): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line) + linesAbove;
  const errors = [...document.errors, ...document.warnings];
  const wrong =
    errors.length > 0
      ? errors.map((error) => yamlMistake(error, source, document))
      : [
          ...unknownAliases(document),
          ...droppedComments(document, source),
          ...splitQuotes(document),
          ...splitWords(document),
          ...controlCharacters(document),
        ];
  if (wrong.length > 0) {
    // An error in the same line as another, or in the next, is usually its consequence; so is one without a known cause.
    const lines = wrong.map(({ at, message, isVague }) => ({ line: lineAt(at), message, isVague }));
    const first = lines.filter(
      ({ line, isVague }, index) => !lines.slice(0, index).some((other) => isVague || Math.abs(line - other.line) <= 1),
    );
    throw new ContentError(first.map(({ line, message }) => problemLine({ file, line }, message)));
  }
  return {
    value: document.toJS(),
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

/** `*name` without an anchor `&name`. */
function unknownAliases(document: Document): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Alias(_, node) {
      if (node.resolve(document)) return;
      found.push({
        at: node.range?.[0] ?? 0,
        message: `“*${node.source}” refers to an anchor that no entry above defines: write “&${node.source}” after that entry’s colon, or put quotes around the text`,
      });
    },
  });
  return found;
}

function droppedComments(document: Document, source: string): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Scalar(_, node, above) {
      if (isAmongComments(node, above.at(-2))) return;
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.comment || !node.range) return;
      // Nothing after a colon: the parser takes the comment below for the entry's own.
      if (node.value === null && !/^ *#/.test(source.slice(node.range[0]))) return;
      found.push({
        at: node.range[0],
        message: `“#${node.comment}” would not be shown: put quotes around the text, or the comment on a line of its own`,
      });
    },
  });
  return found;
}

/** Whether other entries of the group have comments after their quotes. */
const isAmongComments = (node: Node, group: unknown) =>
  isMap(group) &&
  group.items.some(
    ({ value }) => value !== node && isScalar(value) && value.comment && String(value.type).startsWith('QUOTE'),
  );

/** `{ name: “One, two” }` is two entries: curly quotes are letters like any other. */
function splitQuotes(document: Document): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Collection(_, node) {
      if (!node.flow) return;
      for (const item of node.items) {
        const value = isPair(item) ? item.value : item;
        if (!isScalar(value) || value.type !== 'PLAIN' || !/^[“„‘][^”’]*$/.test(String(value.value))) continue;
        found.push({
          at: value.range?.[0] ?? 0,
          message:
            'cannot be read: curly quotes do not count as quotes, so the text ends at its comma: put straight quotes around it',
        });
      }
    },
  });
  return found;
}

/** `{ price: $1,100 }` is two entries, the second without a colon. */
function splitWords(document: Document): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Map(_, node) {
      if (!node.flow) return;
      for (const { key, value } of node.items.slice(1)) {
        if (value !== null || !isScalar(key)) continue;
        found.push({
          at: key.range?.[0] ?? 0,
          message: `cannot be read: “${String(key.value)}” stands after a comma, which ends a text within { }: put quotes around all of the text`,
        });
      }
    },
  });
  return found;
}

/** `"\\x0b"`, which is a character only once it is read. */
function controlCharacters(document: Document): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Scalar(_, { value, range }) {
      const message = typeof value === 'string' && controlCharacterIn(value)?.message;
      if (message) found.push({ at: range?.[0] ?? 0, message });
    },
  });
  return found;
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: Node | null | undefined = document.contents;
  let offset = startOf(node);
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!pair) return offset;
      offset = startOf(pair.key as Node);
      node = pair.value as Node | null;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as Node | undefined;
      if (!item) return offset;
      offset = startOf(item);
      node = item;
    } else return offset;
  }
  return offset;
}

const startOf = (node: Node | null | undefined): number => node?.range?.[0] ?? 0;
