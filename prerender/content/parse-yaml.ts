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
import { ContentError, problemLine } from './content-error.ts';
import { yamlMistake, type YamlMistake } from './yaml-mistake.ts';

/** A file's value, and where in the file its parts stand. */
export interface ParsedYaml {
  value: unknown;
  /** The line of the entry at `path`; where there is none, that of the group it should stand in. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** What was parsed last, by file: the development server reads all of them at every save. */
const parsed = new Map<string, { source: string; firstLine: number; result: ParsedYaml }>();

/** As parseYaml, which only runs when the text is not as it was. The value is not to be changed. */
export function parseYamlOnce(source: string, file: string, firstLine = 0): ParsedYaml {
  const known = parsed.get(file);
  if (known?.source === source && known.firstLine === firstLine) return known.result;
  const result = parseYaml(source, file, firstLine);
  parsed.set(file, { source, firstLine, result });
  return result;
}

/**
 * The value a YAML text stands for. `firstLine` is how many lines of `file` stand above it. Throws a ContentError that
 * names lines and mends; also where YAML would take words after a # for a remark and drop them.
 */
export function parseYaml(source: string, file: string, firstLine = 0): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const lineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line) + firstLine;
  const errors = [...document.errors, ...document.warnings];
  const wrong =
    errors.length > 0
      ? errors.map((error) => yamlMistake(error, source, document))
      : [...lostAliases(document), ...cutWords(document), ...tornWords(document)];
  if (wrong.length > 0) {
    // What follows a mistake in the same line, or in the next, mostly follows from it.
    const lines = wrong.map(({ at, words }) => ({ line: lineAt(at), words }));
    const first = lines.filter(
      ({ line }, place) => !lines.slice(0, place).some((other) => Math.abs(line - other.line) <= 1),
    );
    throw new ContentError(first.map(({ line, words }) => problemLine({ file, line }, words)));
  }
  return {
    value: document.toJS(),
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

/** `*name` without an entry that is kept under that name. */
function lostAliases(document: Document): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Alias(_, node) {
      if (node.resolve(document)) return;
      found.push({
        at: node.range?.[0] ?? 0,
        words: `“*${node.source}” refers to an anchor that no entry above defines: write “&${node.source}” after that entry’s colon, or put quotes around the text`,
      });
    },
  });
  return found;
}

function cutWords(document: Document): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.comment || !node.range) return;
      found.push({
        at: node.range[0],
        words: `“#${node.comment}” would not be shown: put quotes around the text, or the comment on a line of its own`,
      });
    },
  });
  return found;
}

/** `{ name: “One, two” }` is two entries: curly quotes are letters like any other. */
function tornWords(document: Document): YamlMistake[] {
  const found: YamlMistake[] = [];
  visit(document, {
    Collection(_, node) {
      if (!node.flow) return;
      for (const item of node.items) {
        const words = isPair(item) ? item.value : item;
        if (!isScalar(words) || words.type !== 'PLAIN' || !/^[“„‘][^”’]*$/.test(String(words.value))) continue;
        found.push({
          at: words.range?.[0] ?? 0,
          words:
            'cannot be read: curly quotes do not count as quotes, so the text ends at its comma: put straight quotes around it',
        });
      }
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
