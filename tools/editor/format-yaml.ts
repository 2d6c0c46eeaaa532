import { isDeepStrictEqual } from 'node:util';
import { Document, parse, stringify, visit } from 'yaml';

/** The style in which YAML is written: each string on one line, in single quotes if it needs quotes. */
export const yamlStyle = { lineWidth: 0, singleQuote: true } as const;

/** A value in YAML's flow style: on one line, between braces or brackets. Line breaks in strings are escaped. */
export function flowStyle(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && node.value.includes('\n')) node.type = 'QUOTE_DOUBLE';
    },
  });
  const style = { collectionStyle: 'flow', doubleQuotedMinMultiLineLength: Infinity } as const;
  return document.toString({ ...yamlStyle, ...style, flowCollectionPadding: !Array.isArray(value) }).trim();
}

/** A string, number or other single value as one line of YAML, which is also valid between braces. */
export function singleLine(value: unknown): string {
  const text = stringify(value, { ...yamlStyle, defaultStringType: 'PLAIN' }).trimEnd();
  const parsed = parseOrUndefined(`{ a: [${text}] }`) as { a: unknown[] } | undefined;
  if (parsed && isDeepStrictEqual(parsed.a, [value]) && !text.includes('\n')) return text;
  return typeof value === 'string' && !value.includes('\n')
    ? `'${value.replaceAll("'", "''")}'`
    : JSON.stringify(value);
}

/** A value in YAML's block style, each line indented. */
export const indentedBlock = (value: unknown, indent: string): string =>
  stringify(value, yamlStyle).replaceAll(/^(?=.)/gm, indent);

/**
 * The string of the entry `name` at the top level of a YAML file, if it is on one line; undefined for any other entry. Other
 * lines may be invalid.
 */
export function textEntryIn(source: string, name: string): string | undefined {
  const line = new RegExp(`^${name}:.*$`, 'm').exec(source)?.[0] ?? '';
  const value = (parseOrUndefined(line) as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** The value of a YAML text; undefined if the text is not valid YAML. */
export function parseOrUndefined(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
