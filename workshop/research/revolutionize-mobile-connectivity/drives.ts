/** Drives through Cork, with their pings: https://github.com/uccmisl/5Gdataset. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { quantile, roundTo } from '../statistics.ts';
import { cacheFolder, readSource } from '../source-file.ts';
import type { Link, Stretch } from './link.ts';

/** The radios of a drive, in the three groups that the article compares. */
export type RadioGroup = '5G' | 'LTE' | '3G or older';

interface Round {
  /** Seconds since the drive began. */
  at: number;
  /** The radio icon that the phone showed, such as LTE or HSPA+. */
  radio: string;
  /** Round-trip milliseconds; null if every ping was lost. */
  average: number | null;
  /** The standard deviation, in milliseconds; null if the log has none. */
  spread: number | null;
  /** The share of lost pings, 0 to 1. */
  lost: number;
}

/** Seconds between two rounds. */
const roundInterval = 14;

/** Milliseconds one way, until the first answered ping of a drive that begins without one. */
const defaultDelay = 40;

export interface Drive {
  name: string;
  /** What the phone did during the drive, such as a download: the data set's folder. */
  use: string;
  rounds: Round[];
}

const zip = {
  path: '5g/5G-production-dataset.zip',
  url: 'https://raw.githubusercontent.com/uccmisl/5Gdataset/306d92eba81cb4f1195d8b8eba625666a02a10ec/5G-production-dataset.zip',
  sha256: 'abc729d696b5e0ba34a9c6ed35a851f2868d2b5071be5efb8a49691c23bb1a9b',
};

export const radioGroupOf = (radio: string): RadioGroup => (radio === '5G' || radio === 'LTE' ? radio : '3G or older');

export async function readDrives(): Promise<Drive[]> {
  await readSource(zip);
  const text = execFileSync('python3', [join(import.meta.dirname, 'drives.py'), join(cacheFolder, zip.path)], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(text) as Drive[];
}

/**
 * Round-trip milliseconds by group of radios, over all rounds with an answered ping; the share of rounds that lost pings,
 * over all rounds.
 */
export function pingsByRadio(drives: Drive[]) {
  const all = drives.flatMap(({ rounds }) => rounds);
  const groups = Map.groupBy(all, ({ radio }) => radioGroupOf(radio));
  return [...groups].map(([radio, rounds]) => {
    const answered = rounds.flatMap(({ average }) => (average === null ? [] : [average]));
    return {
      radio,
      rounds: rounds.length,
      median: roundTo(quantile(answered, 0.5), 1),
      from: roundTo(quantile(answered, 0.05), 1),
      to: roundTo(quantile(answered, 0.95), 1),
      someLost: roundTo(rounds.filter(({ lost }) => lost > 0).length / rounds.length),
      allLost: roundTo(rounds.filter(({ lost }) => lost === 1).length / rounds.length),
    };
  });
}

/**
 * A drive as a link whose properties change with each round of pings: half the average in each direction, the spread as
 * jitter.
 */
export function linkOf({ name, rounds }: Drive): Link {
  const stretches: Stretch[] = [];
  for (const { at, average, spread, lost } of rounds) {
    const before = stretches.at(-1);
    stretches.push({
      from: at,
      delay: average === null ? (before?.delay ?? defaultDelay) : average / 2,
      jitter: spread ?? before?.jitter ?? 0,
      loss: lost,
    });
  }
  return { name, delay: 0, jitter: 0, loss: 0, stretches };
}

/** The length of a drive in seconds. Its last round counts as long as the others. */
export const secondsOf = ({ rounds }: Drive) => rounds.at(-1)!.at + roundInterval;
