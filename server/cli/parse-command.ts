import { parseArgs } from 'node:util';
import { errorMessage } from '../text/error-message.ts';
import type { Command, ParsedArguments } from './command.ts';
import { commands } from './commands.ts';
import { UsageError } from './usage-error.ts';

type ParsedCommandLine = { help: Command | 'all' } | { command: Command; args: ParsedArguments };

/** Parses the arguments of the command line. @throws UsageError if they do not make a command. */
export function parseCommand(args: readonly string[]): ParsedCommandLine {
  const [first, ...rest] = args;
  if (first === undefined || first === '--help' || first === '-h') return { help: 'all' };
  if (first === 'help') return { help: rest[0] === undefined ? 'all' : findCommand(rest[0]) };
  const command = findCommand(first);
  const parsedArgs = parseArguments(command, rest);
  if (parsedArgs.values['help']) return { help: command };
  command.check(parsedArgs);
  return { command, args: parsedArgs };
}

function findCommand(name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (command) return command;
  throw new UsageError(
    name.startsWith('-')
      ? `Name a command before ${name}: ${commands.map((candidate) => candidate.name).join(', ')}.`
      : `There is no command ${JSON.stringify(name)}.`,
  );
}

function parseArguments({ options }: Command, args: string[]): ParsedArguments {
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
