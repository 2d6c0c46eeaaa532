import type { Given } from './command.ts';
import { UsageError } from './usage-error.ts';

/** The one id behind the command's name. @throws UsageError when there is none, or anything else. */
export function oneId(command: string, { positionals }: Given): number {
  const [text, ...more] = positionals;
  if (text === undefined || more.length > 0) {
    throw new UsageError(`${command} takes the id of one enquiry, such as: ${command} 7`);
  }
  return wholeNumber('The id', text);
}

/** @throws UsageError when something stands behind the command's name. */
export function nothingElse(command: string, { positionals: [first] }: Given): void {
  if (first !== undefined) throw new UsageError(`${command} takes no ${JSON.stringify(first)}.`);
}

/** The option `--limit`, or 50. @throws UsageError when it is no number. */
export function limitOf({ values: { limit } }: Given): number {
  return typeof limit === 'string' ? wholeNumber('--limit', limit) : 50;
}

function wholeNumber(what: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`${what} is ${JSON.stringify(text)}: it must be a whole number from 1 to 999999999.`);
}
