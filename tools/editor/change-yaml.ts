import { isDeepStrictEqual } from 'node:util';
import {
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  visit,
  type Document,
  type ParsedNode,
  type Scalar,
  type YAMLSeq,
} from 'yaml';
import { parseOrUndefined, yamlStyle } from './format-yaml.ts';
import { YamlEdits } from './yaml-edits.ts';

/**
 * Changes the value of a YAML text to `after`. Preserves the text, comments, order and line endings of unchanged parts. An
 * alias `*name` of a changed `&name` follows the change.
 */
export function changeYaml(source: string, after: unknown): string {
  // In a file with both kinds of line endings, each line keeps its own.
  const isWindowsFile = source.includes('\r\n') && !/(^|[^\r])\n/.test(source);
  if (!isWindowsFile) return changeLines(source, after);
  const lines = source.replaceAll('\r\n', '\n');
  const changedLines = changeLines(lines, after);
  return changedLines === lines ? source : changedLines.replaceAll('\n', '\r\n');
}

/** {@link changeYaml} for lines that end with line feeds. */
function changeLines(source: string, after: unknown): string {
  const document = parseDocument(source);
  const before: unknown = document.toJS();
  if (isDeepStrictEqual(before, after)) return source;
  // A file that has only comments gets its entries below them.
  if (before === null && !isWrittenNull(document.contents)) {
    const lineFeed = source === '' || source.endsWith('\n') ? '' : '\n';
    return isEmptyGroup(after) ? source : source + lineFeed + stringify(after, yamlStyle);
  }
  // An empty list must be written as [] and would get all its items on that line; null or ~ would stay above.
  if (isEmptyList(document.contents) || isWrittenNull(document.contents)) {
    const [from, to] = document.contents.range;
    return source.slice(0, from) + stringify(after, yamlStyle).trimEnd() + source.slice(to);
  }
  const edits = new YamlEdits(source);
  if (!document.contents || !edits.change(document.contents, before, after)) return stringify(after, yamlStyle);
  const editedText = edits.apply();
  const value = parseOrUndefined(editedText);
  const isRight = hasAlias(document) ? value !== undefined : isDeepStrictEqual(value, after);
  return isRight ? editedText : stringify(after, yamlStyle);
}

/** Whether a part of the document repeats another one. Such a part follows a change that `after` does not contain. */
function hasAlias(document: Document): boolean {
  let hasFound = false;
  visit(document, { Alias: () => ((hasFound = true), visit.BREAK) });
  return hasFound;
}

const isEmptyList = (node: ParsedNode | null): node is YAMLSeq.Parsed => isSeq(node) && node.items.length === 0;

/** Whether a node is a written null; the parser also makes a null for a file without a value. */
const isWrittenNull = (node: ParsedNode | null): node is Scalar.Parsed =>
  isScalar(node) && node.value === null && Boolean(node.source);

const isEmptyGroup = (value: unknown) => typeof value === 'object' && Object.keys(value ?? {}).length === 0;
