import { parseArgs } from 'node:util';

/** What the person at the command line asks for. */
export type Command =
  { name: 'help' } | { name: 'list'; json: boolean; limit: number } | { name: 'show'; json: boolean; id: number };

/** The arguments do not make a command. The message says which and why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export const usage = `Reads the enquiries that the server keeps. Works while the server runs.

  npm run enquiries -- list                 the latest 50, the newest first
  npm run enquiries -- list --limit 200     more of them (or fewer)
  npm run enquiries -- list --json          one line of JSON each, for programs
  npm run enquiries -- show 7               one in full, by its id
  npm run enquiries -- --help               this text

Use npm run --silent when a program reads the output.
Times are Central time; --json has them in UTC.
DATA_DIR names the folder of the database when it is not data/.

Exit codes: 0 done, 1 could not be done, 2 not understood.`;

const defaultLimit = 50;

/** @throws UsageError when the arguments do not make a command. */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parsed(args);
  const [name, ...rest] = positionals;
  if (values.help || name === 'help' || (name === undefined && args.length === 0)) return { name: 'help' };
  const json = values.json ?? false;
  if (name === 'list') {
    if (rest.length > 0) throw new UsageError(`list takes no ${JSON.stringify(rest[0])}.`);
    return { name, json, limit: values.limit === undefined ? defaultLimit : wholeNumber('--limit', values.limit) };
  }
  if (name === 'show') {
    if (values.limit !== undefined) throw new UsageError('show takes no --limit.');
    if (rest.length !== 1) throw new UsageError('show takes the id of one enquiry, such as: show 7');
    return { name, json, id: wholeNumber('The id', rest[0] ?? '') };
  }
  throw new UsageError(
    name === undefined ? 'Say what to do: list or show.' : `There is no command ${JSON.stringify(name)}.`,
  );
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        limit: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(what: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`${what} is ${JSON.stringify(text)}: it must be a whole number from 1 to 999999999.`);
}
