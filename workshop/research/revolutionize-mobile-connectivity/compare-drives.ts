/**
 * Whether pings are faster on 5G than on LTE within the same drive, and how far the differences vary between drives. Run
 * as a program, it updates this part of results.json, without the forty minutes of measuring.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quantile, resample, roundTo, seededRandom } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { radioGroupOf, readDrives, type Drive, type RadioGroup } from './drives.ts';

const resamples = 2_000;
/** Median milliseconds of a ping by group of radios; a group without an answered ping is absent. */
type Medians = Partial<Record<RadioGroup, number>>;

/** Milliseconds by which pings are faster on the newer radio: over all drives, resampled by drive, and within each drive. */
export function compareDrives(drives: Drive[]) {
  const random = seededRandom(16);
  const resampledMedians = Array.from({ length: resamples }, () => mediansOf(resample(drives, random)));
  const range = (faster: RadioGroup, slower: RadioGroup) => {
    const differences = resampledMedians
      .map((medians) => medians[slower]! - medians[faster]!)
      .filter((difference) => Number.isFinite(difference));
    return { from: roundTo(quantile(differences, 0.025), 0), to: roundTo(quantile(differences, 0.975), 0) };
  };
  const differences = drives.flatMap((drive) => {
    const medians = mediansOf([drive]);
    return medians['5G'] === undefined || medians.LTE === undefined ? [] : [medians.LTE - medians['5G']];
  });
  return {
    fromLteTo5G: range('5G', 'LTE'),
    fromOlderToLte: range('LTE', '3G or older'),
    withinDrives: {
      drives: differences.length,
      faster: differences.filter((difference) => difference > 0).length,
      least: roundTo(Math.min(...differences), 0),
      middle: roundTo(quantile(differences, 0.5), 0),
      most: roundTo(Math.max(...differences), 0),
    },
  };
}

/** The medians over the drives' answered rounds. */
function mediansOf(drives: Drive[]): Medians {
  const answered = drives.flatMap(({ rounds }) => rounds.filter(({ average }) => average !== null));
  const groups = Map.groupBy(answered, ({ radio }) => radioGroupOf(radio));
  return Object.fromEntries(
    [...groups].map(([group, rounds]) => [
      group,
      quantile(
        rounds.map(({ average }) => average!),
        0.5,
      ),
    ]),
  );
}

if (import.meta.main) {
  const results = JSON.parse(readFileSync(join(import.meta.dirname, 'results.json'), 'utf8'));
  results.drives.compared = compareDrives(await readDrives());
  console.log(results.drives.compared);
  writeResults(import.meta.dirname, results);
}
