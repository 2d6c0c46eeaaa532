import { parseArgs } from 'node:util';
import { pageNames, type PageName } from './compared-pages.ts';

export interface Options {
  rounds: number;
  only: PageName[];
  lighthouse: boolean;
  /** Whether to build the peers; otherwise the peers of the last run are measured. */
  build: boolean;
  /** A built site of ours, relative to the working directory; our own build if absent. */
  dist: string | null;
}

/** Reads the command's options. Throws a readable message if one is wrong. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: pageNames.join(',') },
      dist: { type: 'string' },
      'no-lighthouse': { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number above 0.');
  const only = values.only.split(',');
  for (const name of only) {
    if (!pageNames.includes(name as PageName)) {
      throw new Error(`“${name}” is not a compared page: --only takes some of ${pageNames.join(',')}.`);
    }
  }
  return {
    rounds,
    only: only as PageName[],
    lighthouse: !values['no-lighthouse'],
    build: !values['no-build'],
    dist: values.dist ?? null,
  };
}

/** Whether a run measures everything in docs/performance.md. */
export const isComplete = ({ only, lighthouse }: Options): boolean =>
  lighthouse && pageNames.every((name) => only.includes(name));
