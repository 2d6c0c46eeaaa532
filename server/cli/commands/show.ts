import { StartError } from '../../start-error.ts';
import { deliveriesOf, enquiryById } from '../../storage/read-enquiries.ts';
import type { Command } from '../command.ts';
import { enquiryDetails } from '../enquiry-details.ts';
import { enquiryJson } from '../enquiry-json.ts';
import { oneId } from '../read-arguments.ts';

export const show: Command = {
  name: 'show',
  takes: 'ID',
  summary: 'one in full, with who was told of it',
  help: '  --json        as one line of JSON, for programs',
  options: { json: { type: 'boolean' } },
  check: (given) => void oneId('show', given),
  async run(given, { database, print }) {
    const id = oneId('show', given);
    const row = await enquiryById(database.kysely, id);
    if (!row) throw new StartError(`There is no enquiry ${id}: see which there are with list.`);
    await print(
      given.values['json'] ? enquiryJson(row) : enquiryDetails(row, await deliveriesOf(database.kysely, row.id)),
    );
  },
};
