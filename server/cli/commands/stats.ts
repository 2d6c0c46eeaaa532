import { channelTitle } from '../../channels/channels.ts';
import { labeledLines } from '../../text/labeled-lines.ts';
import { localTime } from '../../text/local-time.ts';
import { readEnquiryStats } from '../../storage/enquiry-stats.ts';
import type { Command } from '../command.ts';
import { requireNoPositionals } from '../read-arguments.ts';
import { terminalJson, terminalLine } from '../../text/terminal-text.ts';

export const stats: Command = {
  name: 'stats',
  synopsis: '',
  summary: 'count enquiries, and their deliveries by state',
  help: '  --json        as one line of JSON, for programs',
  options: { json: { type: 'boolean' } },
  check: (args) => requireNoPositionals('stats', args),
  async run(args, { database, timeZone, now, print }) {
    const counts = await readEnquiryStats(database, now);
    if (args.values['json']) return print(terminalJson(counts));
    const { enquiries, lastDay, lastWeek, lastMonth, suspected, firstReceivedAt, lastReceivedAt } = counts;
    const deliveryLines = counts.deliveries.map(({ channel, state, count }): [string, string] => [
      `${terminalLine(channelTitle(channel))} ${state}`,
      String(count),
    ]);
    await print(
      labeledLines([
        ['Enquiries', String(enquiries)],
        ['  last 24 hours', String(lastDay)],
        ['  last 7 days', String(lastWeek)],
        ['  last 30 days', String(lastMonth)],
        ['Suspected spam', String(suspected)],
        ['First received', firstReceivedAt === null ? 'none yet' : localTime(firstReceivedAt, timeZone)],
        ['Last received', lastReceivedAt === null ? 'none yet' : localTime(lastReceivedAt, timeZone)],
        ...deliveryLines,
      ]).join('\n'),
    );
  },
};
