/** What a history came to. */
export type PlayedHistory = {
  /** What was done in it; its simulation says what counts as one. */
  operations: number;
  /** Whatever else shows that it reaches what it is for, such as how many enquiries came in. */
  figures: Readonly<Record<string, number>>;
};

/** Looks on while histories are played, on one database after the other. */
export type Progress = {
  /** Whether no further history is to begin on a database. */
  isOver(database: string): boolean;
  played(database: string, seed: number, history: PlayedHistory): void;
};

type ProgressOptions = {
  /** Of the simulation. */
  name: string;
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
  /** Called with a line when a history ends a minute or more after the last line. */
  print: (line: string) => void;
  /** On each database; for ever by default. */
  minutes?: number | undefined;
  /** Whether somebody wants it to end. */
  isStopped: () => boolean;
};

/** What has been played on one database so far. */
type Tally = PlayedHistory & { began: number; histories: number; seeds: { from: number; to: number } };

const minute = 60_000;

/** Counts what is played, and says so about once a minute. */
export function createProgress({ name, elapsed, print, minutes = Infinity, isStopped }: ProgressOptions) {
  const tallies = new Map<string, Tally>();
  let lastLineAt = elapsed();

  function tallyOf(database: string): Tally {
    const begun = tallies.get(database) ?? {
      began: elapsed(),
      histories: 0,
      seeds: { from: Infinity, to: 0 },
      operations: 0,
      figures: {},
    };
    tallies.set(database, begun);
    return begun;
  }

  return {
    isOver: (database: string): boolean => elapsed() - tallyOf(database).began >= minutes * minute || isStopped(),

    played(database: string, seed: number, { operations, figures }: PlayedHistory): void {
      const before = tallyOf(database);
      tallies.set(database, {
        began: before.began,
        histories: before.histories + 1,
        seeds: { from: Math.min(before.seeds.from, seed), to: Math.max(before.seeds.to, seed) },
        operations: before.operations + operations,
        figures: sumOf(before.figures, figures),
      });
      if (elapsed() - lastLineAt < minute) return;
      lastLineAt = elapsed();
      print(`${name} ${inWords(database, tallyOf(database), elapsed())}`);
    },

    /** Histories played on each database. */
    histories: (): Record<string, number> =>
      Object.fromEntries([...tallies].map(([database, { histories }]) => [database, histories])),

    /** All of it, a line a database. */
    summary: (): string =>
      [...tallies]
        .map(([database, tally]) => `  ${inWords(database, tally, elapsed())}${figuresInWords(tally)}`)
        .join('\n'),
  };
}

function sumOf(one: PlayedHistory['figures'], other: PlayedHistory['figures']): Record<string, number> {
  const sum: Record<string, number> = { ...one };
  for (const [what, count] of Object.entries(other)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}

function inWords(database: string, { began, histories, seeds, operations }: Tally, now: number): string {
  if (histories === 0) return `on ${database}: no history yet`;
  const seconds = Math.round((now - began) / 1000);
  const perSecond = Math.round(operations / Math.max(1, seconds));
  return (
    `on ${database}: ${histories} histories, seeds ${seeds.from} to ${seeds.to}; ` +
    `${operations} operations in ${seconds} s, ${perSecond} a second`
  );
}

function figuresInWords({ figures }: Tally): string {
  return Object.entries(figures)
    .map(([what, count]) => `; ${what}: ${Math.round(count)}`)
    .join('');
}
