import { StartError } from '../../startup/start-error.ts';
import { deliveriesOf, enquiryById, enquiryByReference } from '../../storage/read-enquiries.ts';
import type { Command } from '../command.ts';
import { enquiryDetails } from '../enquiry-details.ts';
import { enquiryJson } from '../enquiry-json.ts';
import { requireIdOrReference } from '../read-arguments.ts';

export const show: Command = {
  name: 'show',
  synopsis: 'ID|REFERENCE',
  summary: 'show one enquiry in full, with the state of its deliveries',
  help: `  show 7
  show K4MX-7R2W   by the reference that the sender received; lowercase and a missing hyphen are accepted
  --json           as one line of JSON, for programs`,
  options: { json: { type: 'boolean' } },
  writes: true,
  readsOnFullDisk: true,
  check: (args) => void requireIdOrReference('show', args),
  async run(args, { database, timeZone, audit, print }) {
    const { id, reference } = requireIdOrReference('show', args);
    const row =
      (id === undefined ? undefined : await enquiryById(database, id)) ??
      (reference === undefined ? undefined : await enquiryByReference(database, reference));
    if (!row) throw new StartError(`There is no enquiry ${id ?? reference}: run list to see which exist.`);
    await audit(1, String(row.id));
    await print(
      args.values['json'] ? enquiryJson(row) : enquiryDetails(row, await deliveriesOf(database, row.id), timeZone),
    );
  },
};
