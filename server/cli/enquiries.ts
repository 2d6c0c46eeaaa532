import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { parseConfig } from '../config.ts';
import { loadEnvFile } from '../load-env-file.ts';
import { StartError } from '../start-error.ts';
import type { Database } from '../storage/database.ts';
import { enquiryById, latestEnquiries } from '../storage/read-enquiries.ts';
import { databaseFile } from '../storage/sqlite/database-file.ts';
import { openSqliteForReading } from '../storage/sqlite/open-sqlite-for-reading.ts';
import { UsageError, parseCommand, usage } from './parse-command.ts';
import type { Command } from './parse-command.ts';
import { enquiryDetails } from './enquiry-details.ts';
import { enquiryJson } from './enquiry-json.ts';
import { enquiryTable } from './enquiry-table.ts';

// Whoever reads the output may have had enough of it (`| head`): that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await run(process.argv.slice(2));

/** @returns the exit code: 0 done, 1 could not be done, 2 not understood. */
async function run(args: string[]): Promise<number> {
  try {
    const command = parseCommand(args);
    if (command.name === 'help') {
      console.log(usage);
      return 0;
    }
    const home = join(import.meta.dirname, '../..');
    loadEnvFile(home);
    const { dataDir } = parseConfig({ DATA_DIR: process.env['DATA_DIR'] }, home);
    const database = openSqliteForReading(databaseFile(dataDir));
    try {
      const text = await answer(command, database);
      if (text !== '') console.log(text);
      return 0;
    } finally {
      await database.destroy();
    }
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (error instanceof StartError) console.error(error.message);
    else console.error(`The enquiries could not be read: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

async function answer(command: Exclude<Command, { name: 'help' }>, database: Kysely<Database>): Promise<string> {
  if (command.name === 'show') {
    const row = await enquiryById(database, command.id);
    if (!row) throw new StartError(`There is no enquiry ${command.id}: see which there are with list.`);
    return command.json ? enquiryJson(row) : enquiryDetails(row);
  }
  const rows = await latestEnquiries(database, command.limit);
  if (command.json) return rows.map(enquiryJson).join('\n');
  return rows.length === 0 ? 'No enquiry has been received yet.' : enquiryTable(rows);
}
