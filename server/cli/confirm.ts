import { StartError } from '../startup/start-error.ts';
import type { CommandContext, ParsedArguments } from './command.ts';

/**
 * Asks the user for confirmation before something is lost forever; `--yes` confirms.
 *
 * @throws StartError if the answer is not yes, or if there is no terminal.
 */
export async function confirm(
  question: string,
  { values }: ParsedArguments,
  { ask }: Pick<CommandContext, 'ask'>,
): Promise<void> {
  if (values['yes']) return;
  if (!ask) {
    throw new StartError(
      `${question} There is no terminal to ask at: pass --yes to confirm, or --dry-run to see what would be deleted.`,
    );
  }
  const answer = await ask(`${question} Type yes to continue: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new StartError('Nothing was changed.');
}
