import { errorMessage } from '../text/error-message.ts';
import { parseConfig, type Config } from '../config.ts';
import { readCompany } from '../company/read-company.ts';
import { StartError } from '../startup/start-error.ts';
import { isDiskFull } from '../storage/database-errors.ts';
import { writeAudit } from '../storage/audit.ts';
import type { CommandContext, DatabaseCommand, ParsedArguments } from './command.ts';
import { helpText } from './help-text.ts';
import { openForCommands } from './open-for-commands.ts';
import { parseCommand } from './parse-command.ts';
import { systemUser } from './system-user.ts';
import { UsageError } from './usage-error.ts';

type Environment = Record<string, string | undefined>;

/** What `runCommand` needs besides the arguments: settings, output and terminal. */
type CommandLine = {
  /** Reads the settings as the server does. @throws StartError if they cannot be read. */
  readEnvironment(): Environment;
  /** The project's folder, which has the default folders below it. */
  home: string;
  /** Prints text and a line break. Resolves when the output can take more. */
  print(text: string): Promise<void>;
  /** Prints an error and a line break. */
  printError(text: string): void;
  /** Asks the user at the terminal; undefined if there is no terminal. */
  ask?: ((question: string) => Promise<string>) | undefined;
};

/** Runs the command named in the arguments. @returns the exit code: 0 success, 1 failure, 2 invalid arguments. */
export async function runCommand(args: string[], commandLine: CommandLine): Promise<number> {
  try {
    const parsed = parseCommand(args);
    if ('help' in parsed) {
      await commandLine.print(helpText(parsed.help === 'all' ? undefined : parsed.help));
      return 0;
    }
    const { command, args: commandArgs } = parsed;
    const environment = commandLine.readEnvironment();
    const config = parseConfig(environment, commandLine.home);
    if ('runAlone' in command) {
      await command.runAlone(commandArgs, { config, now: new Date(), print: commandLine.print });
      return 0;
    }
    return (await runOnDatabase(command, commandArgs, { config, environment, commandLine })) ?? 0;
  } catch (error) {
    if (error instanceof UsageError) {
      commandLine.printError(`${error.message}\n\n${helpText()}`);
      return 2;
    }
    // A StartError's message already includes its cause.
    commandLine.printError(error instanceof StartError ? error.message : `The command failed: ${errorMessage(error)}`);
    return 1;
  }
}

/** Opens the database, runs a command on it and closes it. @returns the command's exit code, 0 if undefined. */
async function runOnDatabase(
  command: DatabaseCommand,
  args: ParsedArguments,
  { config, environment, commandLine }: { config: Config; environment: Environment; commandLine: CommandLine },
): Promise<number | void> {
  const { print, printError, ask } = commandLine;
  const database = await openForCommands(config, command.writes ? 'write' : 'read');
  try {
    const audit: CommandContext['audit'] = async (enquiries, detail = '') => {
      try {
        await writeAudit(database, {
          at: new Date().toISOString(),
          by: systemUser(environment),
          action: `${command.name} ${detail}`.trimEnd(),
          enquiries,
        });
      } catch (error) {
        if (!command.readsOnFullDisk || !isDiskFull(error)) throw error;
        printError('The disk is full: this command could not be recorded in the audit table.');
      }
    };
    const { timeZone } = readCompany(config.siteDir);
    return await command.run(args, { config, database, timeZone, now: new Date(), audit, print, ask });
  } finally {
    await database.kysely.destroy();
  }
}
