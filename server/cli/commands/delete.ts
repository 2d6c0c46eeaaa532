import { addErasures } from '../../erasures/erasure-list.ts';
import { enquiryCount } from '../../model/enquiry-count.ts';
import { StartError } from '../../startup/start-error.ts';
import type { EnquiryRow } from '../../model/database.ts';
import { eraseEnquiries, notOverwrittenWarning } from '../../storage/erase-enquiries.ts';
import type { OpenedDatabase } from '../../storage/opened-database.ts';
import { enquiriesByEmail, enquiryById } from '../../storage/read-enquiries.ts';
import type { Command, ParsedArguments } from '../command.ts';
import { confirm } from '../confirm.ts';
import { enquiryColumns } from '../enquiry-columns.ts';
import { requireNoPositionals, requireId } from '../read-arguments.ts';
import { terminalJson, terminalLine } from '../../text/terminal-text.ts';
import { textTable } from '../text-table.ts';

export const deleteEnquiries: Command = {
  name: 'delete',
  synopsis: 'ID|--email ADDRESS',
  summary: 'delete enquiries permanently (right to erasure)',
  help: `Deletes enquiries from the database and its files. Delete sent mail, exports and backups yourself.
What was deleted is listed as hashes (ERASURE_LIST), so that a restored backup does not bring it back.
Use search to find enquiries that contain the address in their text.

  delete 7                       one
  delete --email ada@example.com all from an address, in any case
  --dry-run     show what would be deleted, and delete nothing
  --yes         do not ask; required without a terminal
  --json        the ids as JSON, for programs`,
  options: {
    email: { type: 'string' },
    'dry-run': { type: 'boolean' },
    yes: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  writes: true,
  check(args) {
    if (typeof args.values['email'] === 'string') requireNoPositionals('delete --email', args);
    else requireId('delete', args);
  },
  async run(args, { config, database, timeZone, now, audit, print, ask }) {
    const rows = await rowsToDelete(args, database);
    const ids = rows.map(({ id }) => id);
    const report = (message: string, deleted: number): Promise<void> =>
      print(args.values['json'] ? terminalJson({ deleted, ids }) : message);
    const show = async (): Promise<void> => {
      if (!args.values['json']) await print(textTable(enquiryColumns(timeZone), rows));
    };
    const target = args.positionals[0] ?? '--email';
    const isConfirmed = args.values['yes'] && !args.values['dry-run'];
    await audit(ids.length, isConfirmed ? target : `${target} (shown)`);
    // Writing to a closed output ends the program: if the deletion is confirmed, it comes before any output.
    if (!isConfirmed) await show();
    if (args.values['dry-run']) return report(`${enquiryCount(rows.length)} would be deleted. Nothing was deleted.`, 0);
    await confirm(`${enquiryCount(rows.length)} will be deleted forever.`, args, { ask });
    if (!isConfirmed) await audit(ids.length, target);
    const { email } = args.values;
    addErasures(config.erasureList, { enquiries: rows, sender: typeof email === 'string' ? email : undefined }, now);
    const { deleted, isOverwritten } = await eraseEnquiries(database, ids);
    if (isConfirmed) await show();
    return report(`${enquiryCount(deleted)} deleted.${isOverwritten ? '' : ` ${notOverwrittenWarning}`}`, deleted);
  },
};

async function rowsToDelete(args: ParsedArguments, database: OpenedDatabase): Promise<EnquiryRow[]> {
  const { email } = args.values;
  if (typeof email === 'string') {
    const rows = await enquiriesByEmail(database, email);
    if (rows.length === 0) throw new StartError(`There is no enquiry from ${terminalLine(email)}.`);
    return rows;
  }
  const id = requireId('delete', args);
  const row = await enquiryById(database, id);
  if (!row) throw new StartError(`There is no enquiry ${id}: run list to see which exist.`);
  return [row];
}
