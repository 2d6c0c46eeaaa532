import { StartError } from '../startup/start-error.ts';
import type { CommandContext, ParsedArguments } from './command.ts';

/**
 * Asks the person at the terminal before something is lost forever; `--yes` answers for them.
 *
 * @throws StartError when the answer is not yes, or when nobody is there to give one.
 */
export async function confirm(
  question: string,
  { values }: ParsedArguments,
  { ask }: Pick<CommandContext, 'ask'>,
): Promise<void> {
  if (values['yes']) return;
  if (!ask) {
    throw new StartError(
      `${question} Nobody is here to be asked: say --yes to do it, or --dry-run to see what would go.`,
    );
  }
  const answer = await ask(`${question} Type yes to continue: `);
  if (answer.trim().toLowerCase() !== 'yes') throw new StartError('Nothing was changed.');
}
