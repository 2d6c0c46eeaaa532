import { optionalChannels } from '../../channels/channels.ts';
import { StartError } from '../../startup/start-error.ts';
import { retryDeliveries } from '../../storage/change-deliveries.ts';
import type { Command } from '../command.ts';
import { requireIdOrAll } from '../read-arguments.ts';
import { terminalJson } from '../../text/terminal-text.ts';

export const retry: Command = {
  name: 'retry',
  synopsis: 'ID|--all',
  summary: 'retry the deliveries of an enquiry, or all',
  help: `The running server retries within a second or two, and for up to five days. Confirmations to senders are left alone.

  retry 7       even if it is held, was discarded, or waits for its next attempt
  retry --all   all that failed or wait for another attempt; one whose answer was lost may arrive twice
  --json        the count as JSON, for programs`,
  options: { all: { type: 'boolean' }, json: { type: 'boolean' } },
  writes: true,
  check: (args) => void requireIdOrAll('retry', args),
  async run(args, { database, now, print }) {
    const target = requireIdOrAll('retry', args);
    const retried = await retryDeliveries(database, target, now, optionalChannels);
    if (retried === 0 && target !== 'all') {
      throw new StartError(
        `There is nothing to retry for enquiry ${target}: run show ${target} to see its deliveries.`,
      );
    }
    await print(args.values['json'] ? terminalJson({ retried }) : `Deliveries queued for retry: ${retried}.`);
  },
};
