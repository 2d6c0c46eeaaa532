import { stringify } from 'csv-stringify/sync';
import type { EnquiryRow } from '../../storage/database.ts';
import { enquiriesSince } from '../../storage/read-enquiries.ts';
import type { Command, Given } from '../command.ts';
import { dayOrTime } from '../day-or-time.ts';
import { enquiryJson, enquiryRecord } from '../enquiry-json.ts';
import type { EnquiryRecord } from '../enquiry-json.ts';
import { nothingElse } from '../read-arguments.ts';
import { UsageError } from '../usage-error.ts';

export const exportEnquiries: Command = {
  name: 'export',
  takes: '--format csv|jsonl',
  summary: 'all of them, or those since a day, the oldest first',
  help: `  --format csv     for a spreadsheet: UTF-8, one line an enquiry, nothing in it is taken for a formula
  --format jsonl   for programs: one line of JSON each
  --since 2026-11-21             received on that day (Central time) or later
  --since 2026-11-21T18:00:00Z   received at that time or later

  npm run --silent enquiries -- export --format csv > enquiries.csv

What is exported are people's addresses: keep it where only those who need it can read it.`,
  options: { format: { type: 'string' }, since: { type: 'string' } },
  check(given) {
    nothingElse('export', given);
    formatOf(given);
    sinceOf(given);
  },
  async run(given, { database, print }) {
    const format = formatOf(given);
    if (format === 'csv') await print(csvLine(columns));
    for await (const row of enquiriesSince(database.kysely, sinceOf(given))) {
      await print(format === 'csv' ? csvRow(row) : enquiryJson(row));
    }
  },
};

const columns = [
  'id',
  'receivedAt',
  'name',
  'email',
  'phone',
  'question',
  'created',
  'applicationId',
  'form',
  'suspicion',
] as const satisfies (keyof EnquiryRecord)[];

function csvRow(row: EnquiryRow): string {
  const record = enquiryRecord(row);
  return csvLine(columns.map((column) => record[column]));
}

/** Without its line break, which is printed. A spreadsheet would compute what begins like a formula. */
function csvLine(cells: readonly unknown[]): string {
  return stringify([[...cells]], { escape_formulas: true, eof: false });
}

function formatOf({ values: { format } }: Given): 'csv' | 'jsonl' {
  if (format === 'csv' || format === 'jsonl') return format;
  throw new UsageError(
    format === undefined
      ? 'export takes a format: --format csv or --format jsonl.'
      : `--format is ${JSON.stringify(format)}: it must be csv or jsonl.`,
  );
}

function sinceOf({ values: { since } }: Given): Date {
  return typeof since === 'string' ? dayOrTime('--since', since) : new Date(0);
}
