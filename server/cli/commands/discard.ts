import { StartError } from '../../startup/start-error.ts';
import { discardDeliveries } from '../../storage/change-deliveries.ts';
import type { Command } from '../command.ts';
import { requireId } from '../read-arguments.ts';
import { terminalJson } from '../../text/terminal-text.ts';

export const discard: Command = {
  name: 'discard',
  synopsis: 'ID',
  summary: 'stop trying to deliver an enquiry, and keep it',
  help: `Use it for an enquiry that you have read here. retry undoes it, except for a confirmation to the sender, which is then
never sent.

  --json        the count as JSON, for programs`,
  options: { json: { type: 'boolean' } },
  writes: true,
  check: (args) => void requireId('discard', args),
  async run(args, { database, now, print }) {
    const id = requireId('discard', args);
    const discarded = await discardDeliveries(database, id, now);
    if (discarded === 0) {
      throw new StartError(`Enquiry ${id} has no waiting or failed delivery: run show ${id} to see its deliveries.`);
    }
    await print(args.values['json'] ? terminalJson({ discarded }) : `Nobody will be notified of enquiry ${id}.`);
  },
};
