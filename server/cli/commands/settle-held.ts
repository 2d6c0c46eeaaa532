import { enquiryCount } from '../../model/enquiry-count.ts';
import { StartError } from '../../startup/start-error.ts';
import { settleHeld, type HeldTarget } from '../../storage/held-enquiries.ts';
import type { Command, ParsedArguments } from '../command.ts';
import { parseIdOption, requireIdOrAll, requireNoPositionals } from '../read-arguments.ts';
import { terminalJson } from '../../text/terminal-text.ts';
import { UsageError } from '../usage-error.ts';

export const release = settleCommand('release', 'release held enquiries for delivery', 'The company is notified of');
export const drop = settleCommand('drop', 'discard the notifications of held enquiries', 'Nobody will be notified of');

/** `outcome` begins the sentence about what was settled. */
function settleCommand(name: 'release' | 'drop', summary: string, outcome: string): Command {
  return {
    name,
    synopsis: 'ID|--up-to ID|--all',
    summary,
    help: `The enquiry stays stored: read it with show, and delete it if it is spam.

  ${name} 7
  ${name} --up-to 7    all held enquiries up to 7, none that came after it
  ${name} --all
  --json        the count as JSON, for programs`,
    options: { all: { type: 'boolean' }, 'up-to': { type: 'string' }, json: { type: 'boolean' } },
    writes: true,
    check: (args) => void requireTarget(name, args),
    async run(args, { database, now, print }) {
      const target = requireTarget(name, args);
      const settled = await settleHeld(database, target, name, now);
      if (settled === 0 && typeof target === 'number')
        throw new StartError(`Enquiry ${target} is not held: run held to see which are.`);
      await print(
        args.values['json'] ? terminalJson({ [name]: settled }) : `${outcome} ${settledText(target, settled)}.`,
      );
    },
  };
}

/** @throws UsageError if the arguments name no target, or two. */
function requireTarget(name: string, args: ParsedArguments): HeldTarget {
  const upTo = parseIdOption('up-to', args);
  if (upTo === undefined) return requireIdOrAll(name, args);
  requireNoPositionals(`${name} --up-to`, args);
  if (args.values['all']) throw new UsageError(`${name} takes --up-to or --all, not both.`);
  return { upTo };
}

function settledText(target: HeldTarget, count: number): string {
  if (typeof target === 'number') return `enquiry ${target}`;
  return `${enquiryCount(count)} held ${target === 'all' ? 'until now' : `up to ${target.upTo}`}`;
}
