import { once } from 'node:events';
import { join } from 'node:path';
import { parseConfig } from '../config.ts';
import { loadEnvFile } from '../load-env-file.ts';
import { writeAudit } from '../storage/audit.ts';
import { StartError } from '../start-error.ts';
import { helpText } from './help-text.ts';
import { openForCommands } from './open-for-commands.ts';
import { parseCommand } from './parse-command.ts';
import { systemUser } from './system-user.ts';
import { UsageError } from './usage-error.ts';

// Whoever reads the output may have had enough of it (`| head`): that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2));

/** @returns the exit code: 0 done, 1 could not be done, 2 not understood. */
async function run(args: string[]): Promise<number> {
  try {
    const parsed = parseCommand(args);
    if ('help' in parsed) {
      await print(helpText(parsed.help === 'all' ? undefined : parsed.help));
      return 0;
    }
    const { command, given } = parsed;
    const home = join(import.meta.dirname, '../..');
    loadEnvFile(home);
    const config = parseConfig(process.env, home);
    const database = await openForCommands(config, command.writes ? 'write' : 'read');
    try {
      const audit = (count: number, detail = ''): Promise<void> =>
        writeAudit(database, {
          at: new Date().toISOString(),
          by: systemUser(process.env),
          action: `${command.name} ${detail}`.trimEnd(),
          enquiries: count,
        });
      return (await command.run(given, { config, database, now: new Date(), audit, print })) ?? 0;
    } finally {
      await database.kysely.destroy();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${helpText()}`);
      return 2;
    }
    if (error instanceof StartError) console.error(error.message);
    else console.error(`This could not be done: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

async function print(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
}
