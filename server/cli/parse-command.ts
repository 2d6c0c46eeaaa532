import { parseArgs } from 'node:util';
import { errorMessage } from '../text/error-message.ts';
import type { Command, ParsedArguments } from './command.ts';
import { commands } from './commands.ts';
import { UsageError } from './usage-error.ts';

type Parsed = { help: Command | 'all' } | { command: Command; given: ParsedArguments };

/** Parses the arguments of the command line. @throws UsageError if they do not make a command. */
export function parseCommand(args: readonly string[]): Parsed {
  const [first, ...rest] = args;
  if (first === undefined || first === '--help' || first === '-h') return { help: 'all' };
  if (first === 'help') return { help: rest[0] === undefined ? 'all' : commandOf(rest[0]) };
  const command = commandOf(first);
  const given = parsed(command, rest);
  if (given.values['help']) return { help: command };
  command.check(given);
  return { command, given };
}

function commandOf(name: string): Command {
  const command = commands.find((known) => known.name === name);
  if (command) return command;
  throw new UsageError(
    name.startsWith('-')
      ? `Name a command before ${name}: ${commands.map((known) => known.name).join(', ')}.`
      : `There is no command ${JSON.stringify(name)}.`,
  );
}

function parsed({ options }: Command, args: string[]): ParsedArguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
    return { values, positionals };
  } catch (error) {
    throw new UsageError(errorMessage(error));
  }
}
