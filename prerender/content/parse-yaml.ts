import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { ContentError, problemLine } from './content-error.ts';
import { acceptedMistakes } from './accepted-mistakes.ts';
import { yamlMistake, type YamlMistake } from './yaml-mistake.ts';

/** A file's value, and the lines of its parts. */
export interface ParsedYaml {
  value: unknown;
  /** The line of the entry at `path`, or of the group that should have it. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/**
 * Parses YAML. `linesAbove` is the number of lines of `file` before it. Throws a ContentError with lines and fixes, even for
 * text after a # that YAML would accept as a comment and drop.
 */
export function parseYaml(source: string, file: string, linesAbove = 0): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const lineAt = (offset: number) => Math.max(1, lineCounter.linePos(offset).line) + linesAbove;
  const errors = [...document.errors, ...document.warnings];
  const mistakes =
    errors.length > 0
      ? errors.map((error) => yamlMistake(error, source, document))
      : acceptedMistakes(document, source);
  if (mistakes.length > 0) {
    const problems = withoutConsequences(mistakes, lineAt);
    throw new ContentError(problems.map(({ line, message }) => problemLine({ file, line }, message)));
  }
  return {
    value: document.toJS(),
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

/**
 * The mistakes with their lines, except the ones that an earlier mistake has probably caused: a mistake in its line or the
 * next, and any whose own cause is unknown.
 */
function withoutConsequences(mistakes: readonly YamlMistake[], lineAt: (offset: number) => number) {
  const problems = mistakes.map(({ at, message, isVague }) => ({ line: lineAt(at), message, isVague }));
  return problems.filter(
    ({ line, isVague }, index) =>
      !problems.slice(0, index).some((earlier) => isVague || Math.abs(line - earlier.line) <= 1),
  );
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
