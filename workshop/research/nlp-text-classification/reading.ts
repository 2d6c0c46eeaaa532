/** 300 items of the newest quarter, read without their desks: how the reader, the desk and sorter.py filed them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { draw, roundTo, seededRandom } from '../statistics.ts';
import { agreedShare, bootstrapInterval, countPairs, kappa, shareWithInterval, type Pair } from './agreement.ts';
import { newestQuarter, type Row } from './rows.ts';

export const seeds = { first: 300, second: 60, bootstrap: 1 };

/** The answer of sorter.py for an item of the newest quarter. */
export interface Answer {
  /** The category. */
  filed: string;
  /** The confidence, 0 to 1. */
  sure: number;
}

/** An item's id: the start of a hash, since its words are not ours to publish. */
export const idOf = ({ words }: Row) => createHash('sha256').update(words).digest('hex').slice(0, 12);

/** The items that the reader reads, in the order of the draw. */
export const firstSample = (rows: Row[]) => draw(newestQuarter(rows), 300, seededRandom(seeds.first));
/** The items that the reader reads a second time, in the order of their own draw. */
export const repeatedSample = (rows: Row[]) => draw(firstSample(rows), 60, seededRandom(seeds.second));

/** The categories on one of the reader's sheets. Throws unless the sheet has the items that were drawn, in order. */
function readSheet(file: string, items: Row[]): string[] {
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return items.map((row, index) => {
    const [id, category = ''] = (lines[index] ?? '').split(',');
    if (id !== idOf(row))
      throw new Error(`${file}, line ${index + 2}: ${id} is not the item that was drawn, ${idOf(row)}`);
    return category;
  });
}

/** An item as the program, the desk and the reader filed it. */
type Item = Answer & { desk: string; reader: string };

/** The agreement of the reader, the desk and the program. `answers` are for the newest quarter, oldest item first. */
export function readingResults(rows: Row[], answers: Answer[]) {
  const answerOf = new Map(newestQuarter(rows).map((row, index) => [row, answers[index]!]));
  const sample = firstSample(rows);
  const reader = readSheet('read-first.csv', sample);
  const items = sample.map((row, index) => ({ desk: row.category, reader: reader[index]!, ...answerOf.get(row)! }));
  const categorized = items.filter((item) => item.reader !== 'cannot tell');
  const pairs = categorized.map((item): Pair => [item.desk, item.reader]);
  const different = pairs.filter(([desk, read]) => desk !== read);
  const readBefore = new Map(sample.map((row, index) => [row, reader[index]!]));
  const repeated = repeatedSample(rows);
  const repeatedPairs = readSheet('read-again.csv', repeated).map((category, index): Pair => [
    readBefore.get(repeated[index]!)!,
    category,
  ]);
  return {
    seeds,
    items: items.length,
    cannotTell: items.length - categorized.length,
    agreed: agreedShare(pairs),
    kappa: { value: roundTo(kappa(pairs), 2), ...bootstrapInterval(pairs, seeds.bootstrap) },
    missed: missedShares(items),
    inPieces: {
      thirties: missedInPieces(items, 30),
      fives: missedInPieces(items, 5),
    },
    differing: different.length,
    differences: countPairs(different),
    byDesk: countByDesk(items),
    errors: agreementBySide(items.filter(({ desk, filed }) => desk !== filed)),
    right: agreementBySide(items.filter(({ desk, filed }) => desk === filed)),
    aboveLine: againstBoth(categorized.filter(({ sure }) => sure > 0.9)),
    all: againstBoth(categorized),
    readTwice: {
      ...agreedShare(repeatedPairs),
      differences: countPairs(repeatedPairs.filter(([first, second]) => first !== second)),
    },
  };
}

/** The shares of all items that the reader and the program did not file where the desk had, including items left open. */
const missedShares = (items: Item[]) => ({
  byReader: shareWithInterval(items.filter(({ desk, reader }) => desk !== reader).length, items.length),
  byProgram: shareWithInterval(items.filter(({ desk, filed }) => desk !== filed).length, items.length),
});

/**
 * The misses in each piece of the 300 items, in the order in which they were drawn: what somebody who tried the
 * reader on fewer items would have found.
 */
function missedInPieces(items: Item[], size: number) {
  const missed = Array.from(
    { length: items.length / size },
    (_, piece) => items.slice(piece * size, (piece + 1) * size).filter(({ desk, reader }) => desk !== reader).length,
  );
  return {
    pieces: missed.length,
    without: missed.filter((count) => count === 0).length,
    least: Math.min(...missed),
    most: Math.max(...missed),
    missed,
  };
}

/** The number of items by desk, and of those on which the reader agrees. */
const countByDesk = (items: Item[]) =>
  Object.fromEntries(
    [...Map.groupBy(items, ({ desk }) => desk)].map(([desk, deskItems]) => [
      desk,
      { items: deskItems.length, agreed: deskItems.filter(({ reader }) => reader === desk).length },
    ]),
  );

/** The number of items on which the reader agrees with the desk, with the program, or with neither. */
function agreementBySide(items: Item[]) {
  const count = (matches: (item: Item) => boolean) => items.filter(matches).length;
  return {
    items: items.length,
    withDesk: count(({ reader, desk }) => reader === desk),
    withProgram: count(({ reader, filed }) => reader === filed),
    withNeither: count(({ reader, desk, filed }) => ![desk, filed, 'cannot tell'].includes(reader)),
    cannotTell: count(({ reader }) => reader === 'cannot tell'),
  };
}

/** The program's right answers, by the desk and by the reader. */
const againstBoth = (items: Item[]) => ({
  byDesk: agreedShare(items.map(({ desk, filed }): Pair => [desk, filed])),
  byReader: agreedShare(items.map(({ reader, filed }): Pair => [reader, filed])),
});
