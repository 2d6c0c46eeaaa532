import { isAbsolute } from 'node:path';
import { parseReference } from '#contract/enquiry-reference.ts';
import type { ParsedArguments } from './command.ts';
import { UsageError } from './usage-error.ts';

/** The id after the command's name. @throws UsageError if it is missing, not the only argument, or not a whole number. */
export function requireId(command: string, { positionals }: ParsedArguments): number {
  const [text, ...others] = positionals;
  if (text === undefined || others.length > 0) {
    throw new UsageError(`${command} takes the id of one enquiry, such as: ${command} 7`);
  }
  return parseWholeNumber('The id', text);
}

/**
 * The enquiry after the command's name, by id or by reference in any spelling. Eight digits may be either.
 *
 * @throws UsageError if it is missing, or neither an id nor a reference.
 */
export function requireIdOrReference(
  command: string,
  { positionals }: ParsedArguments,
): { id?: number; reference?: string } {
  const text = positionals.join('');
  const reference = parseReference(text);
  const idText = positionals.length === 1 && /^\d/.test(text) && !text.includes('-') ? text : undefined;
  if (idText === undefined && reference === undefined) {
    throw new UsageError(
      `${command} takes the id or the reference of one enquiry, such as: ${command} 7 or ${command} K4MX-7R2W`,
    );
  }
  // A reference may begin with a digit without being an id.
  const mayBeId = idText !== undefined && (reference === undefined || /^\d+$/.test(idText));
  return {
    ...(reference !== undefined && { reference }),
    ...(mayBeId && { id: parseWholeNumber('The id', idText) }),
  };
}

/** The id after the command's name, or `--all`. @throws UsageError if there is neither, or another argument. */
export function requireIdOrAll(command: string, args: ParsedArguments): number | 'all' {
  if (!args.values['all']) return requireId(command, args);
  requireNoPositionals(`${command} --all`, args);
  return 'all';
}

/**
 * The full path of the one file after the command's name. A relative path would lead into the folder of the release, which is
 * deleted with it: npm and `hosting/site-do.sh` run every command there, wherever the user is.
 *
 * @throws UsageError if it is missing, not the only argument, or not a full path.
 */
export function requireFile(command: string, { positionals: [file, ...others] }: ParsedArguments): string {
  const example = `such as: ${command} /var/backups/enquiries.sqlite`;
  if (file === undefined || file === '' || others.length > 0) {
    throw new UsageError(`${command} takes the full path of one file, ${example}`);
  }
  if (isAbsolute(file)) return file;
  throw new UsageError(
    `${file} is not a full path: this command runs in the folder of its release. Write one, ${example}`,
  );
}

/** @throws UsageError if there is an argument after the command's name. */
export function requireNoPositionals(command: string, { positionals: [first] }: ParsedArguments): void {
  if (first !== undefined) throw new UsageError(`${command} takes no arguments: ${JSON.stringify(first)}.`);
}

/** The most enquiries that a list without `--limit` shows. */
const defaultLimit = 50;

/** The option `--limit`, or 50. @throws UsageError if it is not a whole number of at least 1. */
export function parseLimit({ values: { limit } }: ParsedArguments): number {
  return typeof limit === 'string' ? parseWholeNumber('--limit', limit) : defaultLimit;
}

/** An option whose value is an id; undefined if it is not used. @throws UsageError if its value is not a whole number. */
export function parseIdOption(name: string, { values }: ParsedArguments): number | undefined {
  const text = values[name];
  return typeof text === 'string' ? parseWholeNumber(`--${name}`, text) : undefined;
}

function parseWholeNumber(label: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`${label} is ${JSON.stringify(text)}: it must be a whole number from 1 to 999999999.`);
}
