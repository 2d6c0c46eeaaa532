import type { Command } from './command.ts';
import { commands } from './commands.ts';

/** The width of the column of commands and their synopses, in characters. */
const commandWidth = 27;

/** The help of the command line, or of one command. */
export function helpText(command?: Command): string {
  if (command) {
    const line = [command.name, command.synopsis].filter((part) => part !== '').join(' ');
    return `npm run enquiries -- ${line}\n  ${command.summary}\n\n${command.help}`;
  }
  const lines = commands.map(
    ({ name, synopsis, summary }) => `  ${`${name} ${synopsis}`.padEnd(commandWidth)} ${summary}`,
  );
  return `Reads and manages the stored enquiries. Works while the server runs, except restore.

  npm run enquiries -- COMMAND

${lines.join('\n')}
  ${'help COMMAND'.padEnd(commandWidth)} show the help of one command

Use npm run --silent when a program reads the output.
Times are in the company's time zone, in UTC with --json.
The settings are the server's, from .env or the environment: DATABASE_URL or DATA_DIR says where the database is.

Exit codes: 0 success, 1 failure, or check found something wrong, 2 invalid arguments.`;
}
