/** The result of one history. */
export type PlayedHistory = {
  /** Number of operations; its simulation defines what counts as one. */
  operations: number;
  /** Other evidence that it exercised the system, such as the number of enquiries received. */
  figures: Readonly<Record<string, number>>;
};

/** Reports on histories while they are played, on one database after the other. */
export type Progress = {
  /** Whether no further history may start on a database: its time, which the first call starts, is over, or the run is stopped. */
  isOver(database: string): boolean;
  recordHistory(database: string, seed: number, history: PlayedHistory): void;
};

type ProgressOptions = {
  /** The name of the simulation. */
  name: string;
  /** Milliseconds of a monotonic clock. */
  elapsed: () => number;
  /** Called with a line when a history ends a minute or more after the last line. */
  print: (line: string) => void;
  /** Minutes per database; unlimited by default. */
  minutes?: number | undefined;
  /** Whether the user has asked it to end. */
  isStopped: () => boolean;
};

/** The totals for one database so far. */
type Tally = PlayedHistory & { startedAt: number; historyCount: number; seeds: { from: number; to: number } };

const minute = 60_000;

/** Counts the histories that are played, and reports them about once a minute. */
export function createProgress({ name, elapsed, print, minutes = Infinity, isStopped }: ProgressOptions) {
  const tallies = new Map<string, Tally>();
  let lastLineAt = elapsed();

  function tallyOf(database: string): Tally {
    const tally = tallies.get(database) ?? {
      startedAt: elapsed(),
      historyCount: 0,
      seeds: { from: Infinity, to: 0 },
      operations: 0,
      figures: {},
    };
    tallies.set(database, tally);
    return tally;
  }

  return {
    isOver: (database: string): boolean => elapsed() - tallyOf(database).startedAt >= minutes * minute || isStopped(),

    recordHistory(database: string, seed: number, { operations, figures }: PlayedHistory): void {
      const before = tallyOf(database);
      tallies.set(database, {
        startedAt: before.startedAt,
        historyCount: before.historyCount + 1,
        seeds: { from: Math.min(before.seeds.from, seed), to: Math.max(before.seeds.to, seed) },
        operations: before.operations + operations,
        figures: sumOf(before.figures, figures),
      });
      if (elapsed() - lastLineAt < minute) return;
      lastLineAt = elapsed();
      print(`${name} ${describeTally(database, tallyOf(database), elapsed())}`);
    },

    /** The number of histories played on each database. */
    historyCounts: (): Record<string, number> =>
      Object.fromEntries([...tallies].map(([database, { historyCount }]) => [database, historyCount])),

    /** The operations and other figures of all histories on each database. */
    totals: (): Record<string, Record<string, number>> =>
      Object.fromEntries(
        [...tallies].map(([database, { operations, figures }]) => [database, { operations, ...figures }]),
      ),

    /** The totals, one line per database. */
    summary: (): string =>
      [...tallies]
        .map(([database, tally]) => `  ${describeTally(database, tally, elapsed())}${describeFigures(tally)}`)
        .join('\n'),
  };
}

function sumOf(first: PlayedHistory['figures'], second: PlayedHistory['figures']): Record<string, number> {
  const sum: Record<string, number> = { ...first };
  for (const [name, count] of Object.entries(second)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

function describeTally(database: string, { startedAt, historyCount, seeds, operations }: Tally, now: number): string {
  if (historyCount === 0) return `on ${database}: no history yet`;
  const seconds = Math.round((now - startedAt) / 1000);
  const perSecond = Math.round(operations / Math.max(1, seconds));
  return (
    `on ${database}: ${historyCount} histories, seeds ${seeds.from} to ${seeds.to}; ` +
    `${operations} operations in ${seconds} s, ${perSecond} a second`
  );
}

function describeFigures({ figures }: Tally): string {
  return Object.entries(figures)
    .map(([name, count]) => `; ${name}: ${Math.round(count)}`)
    .join('');
}
