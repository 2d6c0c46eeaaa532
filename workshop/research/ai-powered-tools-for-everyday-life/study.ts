/** What Tesseract and plain rules read on 120 of 626 scanned receipts: total and date, right, wrong or missing. See README.md. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { draw, roundTo, seededRandom } from '../statistics.ts';
import { writeResults } from '../write-results.ts';
import { drawReadings } from './figure.ts';
import { halfWidthOf, rangeOf } from './ranges.ts';
import { readReceipts, type Receipt } from './receipts.ts';
import { amountsIn, centsOf, dateOf, totalOf } from './rules.ts';

const runProgram = promisify(execFile);

/**
 * The lines that Tesseract reads: a single column of text of variable sizes, in English, in one thread. Undefined for a file
 * that is not a whole picture.
 */
async function readLines(image: string): Promise<string[] | undefined> {
  try {
    const { stdout } = await runProgram('tesseract', [image, '-', '--psm', '4'], {
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    });
    return stdout.split('\n');
  } catch (error) {
    if (/pix not read/.test(String((error as { stderr?: string }).stderr))) return undefined;
    throw error;
  }
}

/** The number of receipts that were in view when the rules were written: the rules are tested on others. */
const receiptsInView = 150;
const usable = readReceipts()
  .slice(receiptsInView)
  .filter(({ date, total }) => dateOf([date]) && Number.isFinite(centsOf(total)) && /\d/.test(total));
const receipts = draw(usable, 120, seededRandom(16)).sort((a, b) => a.name.localeCompare(b.name));

/** The values that the rules find in a text. */
interface ExtractedValues {
  total: number | undefined;
  date: string | undefined;
  /** The total occurs in the text a second time: as the sum of the items, or as the amount paid. */
  twice: boolean;
}

interface Reading {
  receipt: Receipt;
  truth: { total: number; date: string };
  machine: ExtractedValues;
  people: ExtractedValues;
}

const readings: Reading[] = [];
const start = performance.now();
for (const receipt of receipts) {
  const truth = { total: centsOf(receipt.total), date: dateOf([receipt.date])! };
  const lines = await readLines(receipt.image);
  if (lines) readings.push({ receipt, truth, machine: extract(lines), people: extract(receipt.lines) });
}
/** The clock's seconds for reading a receipt, on a machine that may be busy. */
const readingSeconds = (performance.now() - start) / 1000 / receipts.length;

/** The first thirty readings again, with pictures twice as wide and high. */
async function readDoubled() {
  const folder = mkdtempSync(join(tmpdir(), 'receipts-'));
  const sample = readings.slice(0, 30);
  const doubled: ExtractedValues[] = [];
  try {
    for (const { receipt } of sample) {
      const { width } = await sharp(receipt.image).metadata();
      const image = join(folder, `${receipt.name}.png`);
      await sharp(receipt.image)
        .resize({ width: width * 2 })
        .png({ compressionLevel: 1 })
        .toFile(image);
      doubled.push(extract((await readLines(image)) ?? []));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const right = (extracted: (index: number) => ExtractedValues) => ({
    totals: sample.filter(({ truth }, index) => extracted(index).total === truth.total).length,
    dates: sample.filter(({ truth }, index) => extracted(index).date === truth.date).length,
  });
  return {
    receipts: sample.length,
    once: right((index) => sample[index]!.machine),
    twice: right((index) => doubled[index]!),
  };
}

function extract(lines: string[]): ExtractedValues {
  const total = totalOf(lines);
  const amounts = lines.flatMap(amountsIn);
  return {
    total,
    date: dateOf(lines),
    twice: total !== undefined && amounts.filter((other) => other === total).length > 1,
  };
}

type Outcome = 'right' | 'wrong' | 'missing';
const outcome = (found: unknown, truth: unknown): Outcome =>
  found === undefined ? 'missing' : found === truth ? 'right' : 'wrong';

/** The outcomes of the rules on texts read by the program, or typed by people. */
function resultsOf(by: 'machine' | 'people') {
  const count = (is: (reading: Reading) => boolean) => {
    const matches = readings.filter(is).length;
    return { receipts: matches, share: roundTo(matches / readings.length) };
  };
  const total = (reading: Reading) => outcome(reading[by].total, reading.truth.total);
  const date = (reading: Reading) => outcome(reading[by].date, reading.truth.date);
  const countByOutcome = (outcomeOf: (reading: Reading) => Outcome) => ({
    right: count((reading) => outcomeOf(reading) === 'right'),
    wrong: count((reading) => outcomeOf(reading) === 'wrong'),
    missing: count((reading) => outcomeOf(reading) === 'missing'),
  });
  const printedTwice = readings.filter((reading) => reading[by].twice);
  const passesCheck = (reading: Reading) => reading[by].twice && reading[by].date !== undefined;
  const accepted = readings.filter(passesCheck);
  const wrong = (group: Reading[], is: (reading: Reading) => boolean) => group.filter(is).length;
  return {
    total: countByOutcome(total),
    date: countByOutcome(date),
    both: count((reading) => total(reading) === 'right' && date(reading) === 'right'),
    found: count((reading) => total(reading) !== 'missing' && date(reading) !== 'missing'),
    foundAndWrong: count(
      (reading) =>
        total(reading) !== 'missing' &&
        date(reading) !== 'missing' &&
        (total(reading) === 'wrong' || date(reading) === 'wrong'),
    ),
    totalTwice: { receipts: printedTwice.length, wrong: wrong(printedTwice, (reading) => total(reading) === 'wrong') },
    accepted: {
      receipts: accepted.length,
      share: roundTo(accepted.length / readings.length),
      rest: readings.length - accepted.length,
      wrongTotal: wrong(accepted, (reading) => total(reading) === 'wrong'),
      wrongDate: wrong(accepted, (reading) => date(reading) === 'wrong'),
      wrong: wrong(accepted, (reading) => total(reading) === 'wrong' || date(reading) === 'wrong'),
    },
  };
}

/** Seconds in which a person is assumed to type a date and a total. */
const typing = 20;
/** Seconds in which a person is assumed to compare both with the picture. */
const comparing = 8;

/** Minutes for all receipts. A person compares what was found, and types what is missing or wrong. */
function minutesOf({ found, foundAndWrong, accepted }: ReturnType<typeof resultsOf>) {
  const all = readings.length;
  const typed = all - found.receipts + foundAndWrong.receipts;
  const seconds = found.receipts * comparing + typed * typing;
  const minutes = (sum: number) => roundTo(sum / 60, 1);
  const saved = all * typing - seconds;
  const halfWidth = halfWidthOf([
    { receipts: found.receipts - foundAndWrong.receipts, saves: typing - comparing },
    { receipts: foundAndWrong.receipts, saves: -comparing },
    { receipts: all - found.receipts, saves: 0 },
  ]);
  return {
    typing,
    comparing,
    incomplete: all - found.receipts,
    byHand: minutes(all * typing),
    lookAtAll: minutes(seconds),
    lookAtAllSaves: minutes(saved),
    lookAtAllSavesWithin: { from: minutes(saved - halfWidth), to: minutes(saved + halfWidth) },
    secondsEach: roundTo(seconds / all, 1),
    ofAnHour: minutes(3600 * (1 - seconds / (all * typing))),
    trustTheCheck: minutes(accepted.rest * typing),
    trustTheCheckSaves: minutes((all - accepted.rest) * typing),
  };
}

const machine = resultsOf('machine');
/** Whether a total is off by at most six cents, such as by rounding: wrong and harmless. */
const isClose = (cents: number) => cents !== 0 && Math.abs(cents) <= 6;
const dollars = (cents: number | undefined) => (cents === undefined ? 'none' : (cents / 100).toFixed(2));
const results = {
  tesseract: execFileSync('tesseract', ['--version'], { encoding: 'utf8' }).split('\n')[0]!.replace('tesseract ', ''),
  drawn: receipts.length,
  receipts: readings.length,
  machine,
  minutes: minutesOf(machine),
  doubled: await readDoubled(),
  people: resultsOf('people'),
  bothWithin: rangeOf(machine.both.receipts, readings.length),
  wrongByCents: readings.filter(({ machine: { total = Infinity }, truth }) => isClose(total - truth.total)).length,
  wrongTotals: readings
    .filter(({ machine, truth }) => outcome(machine.total, truth.total) === 'wrong')
    .map(({ receipt, machine, truth }) => ({
      receipt: receipt.name,
      truth: dollars(truth.total),
      read: dollars(machine.total),
      twice: machine.twice,
    })),
  wrongDates: readings
    .filter(({ machine, truth }) => outcome(machine.date, truth.date) === 'wrong')
    .map(({ receipt, machine, truth }) => ({ receipt: receipt.name, truth: truth.date, read: machine.date })),
};
console.log(
  JSON.stringify({ machine, minutes: results.minutes, doubled: results.doubled, people: results.people }, null, 1),
);
console.log(`${readingSeconds.toFixed(1)} seconds a receipt, on this machine as busy as it was`);
drawReadings(results);
writeResults(import.meta.dirname, results);
