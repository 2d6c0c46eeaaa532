import { stringify } from 'csv-stringify/sync';
import type { EnquiryRow } from '../../model/database.ts';
import { countEnquiries } from '../../storage/enquiry-stats.ts';
import { enquiriesSince } from '../../storage/read-enquiries.ts';
import { enquiryRecord, recordColumns } from '../../model/enquiry-record.ts';
import type { TimeZone } from '../../text/local-time.ts';
import type { Command, ParsedArguments } from '../command.ts';
import { parseDayOrTime } from '../parse-day-or-time.ts';
import { enquiryJson } from '../enquiry-json.ts';
import { requireNoPositionals } from '../read-arguments.ts';
import { UsageError } from '../usage-error.ts';

export const exportEnquiries: Command = {
  name: 'export',
  synopsis: '--format csv|jsonl',
  summary: 'export all enquiries, or those since a day, oldest first',
  help: `  --format csv     for a spreadsheet: UTF-8, one row per enquiry, no cell is read as a formula
  --format jsonl   for programs: one line of JSON each
  --bom            starts the file with a byte order mark, which Excel needs to recognize UTF-8
  --since 2026-11-21             received on that day, in the company's time zone, or later
  --since 2026-11-21T18:00:00Z   received at that time or later

  npm run --silent enquiries -- export --format csv > enquiries.csv

An export contains people's addresses: keep it where only those who need it can read it.`,
  options: { format: { type: 'string' }, since: { type: 'string' }, bom: { type: 'boolean' } },
  writes: true,
  readsOnFullDisk: true,
  check(args) {
    requireNoPositionals('export', args);
    if (parseFormat(args) !== 'csv' && args.values['bom']) throw new UsageError('--bom is for --format csv only.');
    // Only validates the option: any time zone will do.
    parseSince(args, 'UTC');
  },
  async run(args, { database, timeZone, audit, print }) {
    const format = parseFormat(args);
    const since = parseSince(args, timeZone);
    await audit(await countEnquiries(database, since), format);
    if (format === 'csv') await print(`${args.values['bom'] ? '\u{feff}' : ''}${csvLine(recordColumns)}`);
    for await (const row of enquiriesSince(database, since)) {
      await print(format === 'csv' ? csvRow(row) : enquiryJson(row));
    }
  },
};

function csvRow(row: EnquiryRow): string {
  const record = enquiryRecord(row);
  return csvLine(recordColumns.map((column) => record[column]));
}

/** A CSV line without its line break. A spreadsheet would compute cells that begin like a formula. */
function csvLine(cells: readonly unknown[]): string {
  return stringify([cells.map(defuseFormulas)], { escape_formulas: true, quoted_match: /[;\t]/, eof: false });
}

/** Matches where a formula could begin inside a cell: before `=`, `+`, `-` or `@`, which may be full-width. */
const innerFormula = /([;\t\r\n]["' ]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Defuses formulas inside a cell: in a spreadsheet that separates by semicolons or tabs, quotes within a line protect
 * nothing, and whatever follows a separator or a line break begins a cell.
 */
function defuseFormulas(cell: unknown): unknown {
  return typeof cell === 'string' ? cell.replace(innerFormula, "$1'") : cell;
}

function parseFormat({ values: { format } }: ParsedArguments): 'csv' | 'jsonl' {
  if (format === 'csv' || format === 'jsonl') return format;
  throw new UsageError(
    format === undefined
      ? 'export takes a format: --format csv or --format jsonl.'
      : `--format is ${JSON.stringify(format)}: it must be csv or jsonl.`,
  );
}

function parseSince({ values: { since } }: ParsedArguments, timeZone: TimeZone): Date {
  return typeof since === 'string' ? parseDayOrTime('--since', since, timeZone) : new Date(0);
}
