import { readErasureList } from '../../erasures/erasure-list.ts';
import { enquiryCount } from '../../model/enquiry-count.ts';
import { StartError } from '../../startup/start-error.ts';
import { eraseEnquiries, notOverwrittenWarning } from '../../storage/erase-enquiries.ts';
import { enquiriesNewestFirst } from '../../storage/read-enquiries.ts';
import type { Command } from '../command.ts';
import { confirm } from '../confirm.ts';
import { requireNoPositionals } from '../read-arguments.ts';

export const eraseListed: Command = {
  name: 'erase-listed',
  synopsis: '',
  summary: 'delete erased people again, after pg_restore',
  help: `The list of erasures (ERASURE_LIST) contains hashes of what was erased with delete. A restored backup may contain it again:
this deletes it from the database. restore does so by itself.

  --dry-run     say how many would be deleted, and delete nothing
  --yes         do not ask; required without a terminal`,
  options: { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' } },
  writes: true,
  check: (args) => requireNoPositionals('erase-listed', args),
  async run(args, { config, database, audit, print, ask }) {
    const list = readErasureList(config.erasureList);
    if (!list) {
      throw new StartError(
        `There is no list of erasures at ${config.erasureList}: copy it from where you keep backups.`,
      );
    }
    const ids: number[] = [];
    for await (const enquiry of enquiriesNewestFirst(database)) {
      if (list.has(enquiry)) ids.push(enquiry.id);
    }
    const countText = enquiryCount(ids.length);
    if (ids.length === 0) return print('No one on the list is in the database.');
    if (args.values['dry-run']) return print(`${countText} would be deleted. Nothing was deleted.`);
    await confirm(`${countText} will be deleted forever.`, args, { ask });
    await audit(ids.length);
    const { deleted, isOverwritten } = await eraseEnquiries(database, ids);
    return print(`${enquiryCount(deleted)} deleted.${isOverwritten ? '' : ` ${notOverwrittenWarning}`}`);
  },
};
