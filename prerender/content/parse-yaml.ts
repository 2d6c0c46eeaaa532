import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import { ContentError, problemLine } from './content-error.ts';
import { yamlMistake, type YamlMistake } from './yaml-mistake.ts';
import { findYamlPitfalls } from './yaml-pitfalls.ts';

/** A file's value, and the lines of its parts. */
export interface ParsedYaml {
  value: unknown;
  /** The line of the entry at `path`, or of the group that should have it. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/**
 * Parses YAML. `linesAbove` is the number of lines of `file` before `source`. Throws a ContentError with lines and fixes, also for
 * unquoted text with a # in it, whose rest YAML would accept as a comment and drop.
 */
export function parseYaml(source: string, file: string, linesAbove = 0): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line) + linesAbove;
  const errorOf = (mistakes: readonly YamlMistake[]) =>
    new ContentError(mistakes.map(({ at, message }) => problemLine({ file, line: lineAt(at) }, message)));
  const errors = [...document.errors, ...document.warnings].map((error) => yamlMistake(error, source, document));
  if (errors.length > 0) throw errorOf(withoutConsequences(errors, lineAt));
  const pitfalls = findYamlPitfalls(document, source);
  if (pitfalls.length > 0) throw errorOf(pitfalls);
  try {
    return { value: document.toJS(), lineOf: (path) => lineAt(offsetOf(document, path)) };
  } catch (error) {
    // The parser repeats no entry more often than a hundred times, since repetitions of repetitions multiply.
    if (error instanceof ReferenceError) throw errorOf([repeatedTooOften(document)]);
    throw error;
  }
}

/**
 * The mistakes that the parser found, except those that one above has probably caused: mistakes in its line or the next, and any
 * whose own cause is unknown.
 */
function withoutConsequences(mistakes: readonly YamlMistake[], lineAt: (offset: number) => number) {
  const inOrder = mistakes.toSorted((a, b) => a.at - b.at);
  return inOrder.filter(
    ({ at, isVague }, index) => !inOrder.slice(0, index).some((above) => isVague || lineAt(at) - lineAt(above.at) <= 1),
  );
}

/** The mistake of a document with too many aliases, at its last one. */
function repeatedTooOften(document: Document): YamlMistake {
  let at = 0;
  visit(document, { Alias: (_, node) => void (at = Math.max(at, node.range?.[0] ?? 0)) });
  return {
    at,
    message: '“*” has repeated entries too often up to here: write out the text in place of some of the repetitions',
  };
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
