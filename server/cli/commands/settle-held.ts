import { enquiryCount } from '../../model/enquiry-count.ts';
import { StartError } from '../../startup/start-error.ts';
import { settleHeld } from '../../storage/held-enquiries.ts';
import type { Command } from '../command.ts';
import { requireIdOrAll } from '../read-arguments.ts';
import { terminalJson } from '../../text/terminal-text.ts';

export const release = settleCommand('release', 'release held enquiries for delivery', 'The company is notified of');
export const drop = settleCommand('drop', 'discard the notifications of held enquiries', 'Nobody will be notified of');

/** `outcome` begins the sentence about what was settled. */
function settleCommand(name: 'release' | 'drop', summary: string, outcome: string): Command {
  return {
    name,
    synopsis: 'ID|--all',
    summary,
    help: `It stays stored: see it with show, and delete it if it is spam.

  ${name} 7
  ${name} --all
  --json        the count as JSON, for programs`,
    options: { all: { type: 'boolean' }, json: { type: 'boolean' } },
    writes: true,
    check: (args) => void requireIdOrAll(name, args),
    async run(args, { database, now, print }) {
      const target = requireIdOrAll(name, args);
      const settled = await settleHeld(database, target, name, now);
      if (settled === 0 && target !== 'all')
        throw new StartError(`Enquiry ${target} is not held: see which are with held.`);
      const settledText = target === 'all' ? `${enquiryCount(settled)} held until now` : `enquiry ${target}`;
      await print(args.values['json'] ? terminalJson({ [name]: settled }) : `${outcome} ${settledText}.`);
    },
  };
}
