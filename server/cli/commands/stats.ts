import { channelTitle } from '../../channels/channels.ts';
import { localTime } from '../../text/local-time.ts';
import { readEnquiryFigures } from '../../storage/enquiry-figures.ts';
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
    const figures = await readEnquiryFigures(database, now);
    if (args.values['json']) return print(terminalJson(figures));
    const { enquiries, lastDay, lastWeek, lastMonth, suspected, firstReceivedAt, lastReceivedAt } = figures;
    await print(`Enquiries:       ${enquiries}`);
    await print(`  last 24 hours: ${lastDay}`);
    await print(`  last 7 days:   ${lastWeek}`);
    await print(`  last 30 days:  ${lastMonth}`);
    await print(`Suspected spam:  ${suspected}`);
    await print(`First received:  ${firstReceivedAt === null ? 'none yet' : localTime(firstReceivedAt, timeZone)}`);
    await print(`Last received:   ${lastReceivedAt === null ? 'none yet' : localTime(lastReceivedAt, timeZone)}`);
    for (const { channel, state, count } of figures.deliveries) {
      await print(`${`${terminalLine(channelTitle(channel))} ${state}:`.padEnd(17)}${count}`);
    }
  },
};
