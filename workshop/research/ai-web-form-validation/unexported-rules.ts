/** Rules that libraries do not export, taken out of their files. */
import { runInNewContext, runInThisContext } from 'node:vm';
import { readLibraryFile } from './libraries.ts';

/** Returns a truthy value for a string that a rule accepts. */
export type Accepts = (text: string) => unknown;

/** A regular expression in a library's file: the literal between `prefix` and the end of the line. */
export function patternIn(path: string, prefix: string): RegExp {
  const text = readLibraryFile(path);
  const start = text.indexOf(prefix);
  if (start === -1) throw new Error(`${path} has no “${prefix}”`);
  const literal = text
    .slice(start + prefix.length)
    .split('\n')[0]!
    .trim()
    .replace(/[;,]$/, '');
  return runInThisContext(literal) as RegExp;
}

/**
 * The methods of jQuery Validation by name. They run without a page, on a stand-in for jQuery: those that the study calls
 * use only the text.
 */
export function jqueryMethods(): Record<string, Accepts> {
  const jquery = Object.assign(() => [], {
    fn: {},
    extend: Object.assign,
    ajaxPrefilter: () => {},
    each: () => {},
    expr: { pseudos: {} },
  });
  for (const file of ['jquery.validate.js', 'additional-methods.js']) {
    runInNewContext(readLibraryFile(`jquery-validation/dist/${file}`), { jQuery: jquery });
  }
  const { methods } = (jquery as unknown as { validator: { methods: Record<string, (...args: unknown[]) => unknown> } })
    .validator;
  const validator = { optional: () => false };
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [name, (text: string) => method.call(validator, text, {})]),
  );
}
