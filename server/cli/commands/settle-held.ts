import { StartError } from '../../startup/start-error.ts';
import { settleHeld } from '../../storage/held-enquiries.ts';
import type { Command } from '../command.ts';
import { requireIdOrAll } from '../read-arguments.ts';
import { terminalJson } from '../../text/terminal-text.ts';

export const release = settleCommand('release', 'release held enquiries for delivery', 'The company is notified of');
export const drop = settleCommand('drop', 'discard the notifications of held enquiries', 'Nobody will be notified of');

function settleCommand(name: 'release' | 'drop', summary: string, outcome: string): Command {
  return {
    name,
    takes: 'ID|--all',
    summary,
    help: `It stays stored: see it with show, and delete it if it is spam.

  ${name} 7
  ${name} --all
  --json        the count as JSON, for programs`,
    options: { all: { type: 'boolean' }, json: { type: 'boolean' } },
    writes: true,
    check: (given) => void requireIdOrAll(name, given),
    async run(given, { database, now, print }) {
      const which = requireIdOrAll(name, given);
      const settled = await settleHeld(database, which, name, now);
      if (settled === 0 && which !== 'all')
        throw new StartError(`Enquiry ${which} is not held: see which are with held.`);
      const what = which === 'all' ? `${settled} that were held` : `enquiry ${which}`;
      await print(given.values['json'] ? terminalJson({ [name]: settled }) : `${outcome} ${what}.`);
    },
  };
}
