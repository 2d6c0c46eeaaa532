import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#prerender/project-root.ts';
import { isSample } from '../content-folder.ts';
import { judgeSentences } from './judge-sentences.ts';
import type { Outcomes } from './outcomes.ts';
import { readSentences } from './sentences.ts';

const folder = join(projectRoot, 'tests/acceptance/sentences');

/**
 * Prints how many sentences of the specification a run has proven. Returns whether it has proven all that claim a test.
 * The specification is the sample's: it does not apply to a company that has taken over the site.
 */
export function reportAcceptance(outcomes: Outcomes): boolean {
  if (!isSample || !existsSync(folder)) return true;
  const { lines, problems } = judgeSentences(readSentences(folder), outcomes);
  for (const line of lines) console.log(line);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
