/** What rules on wrong passwords say about one morning of a server's log. */
import { writeResults } from '../write-results.ts';
import { readLog, type Attempt } from './log.ts';

/** Seconds that a rule looks back. */
const windowLength = 600;
/** Seconds that a rule is silent after an alarm. */
const silence = 600;

const { lineCount, attempts, warnedAddresses } = await readLog();
const wrongAttempts = attempts.filter(({ isAccepted }) => !isAccepted);
const acceptedAttempts = attempts.filter(({ isAccepted }) => isAccepted);
/** The number of wrong passwords from an address, or from all. */
const countWrong = (address?: string) =>
  wrongAttempts.filter((attempt) => !address || attempt.address === address).reduce((sum, { times }) => sum + times, 0);

const addresses = [...new Set(wrongAttempts.map(({ address }) => address))];
const countsByAddress = addresses
  .map((address) => ({ address, wrong: countWrong(address), warned: warnedAddresses.includes(address) }))
  .toSorted((a, b) => b.wrong - a.wrong);

/** The number of alarms for an address, by a rule that raises one at `least` wrong passwords within the window. */
function countAlarms(address: string, least: number): number {
  let recent: number[] = [];
  let silentUntil = -Infinity;
  let alarms = 0;
  for (const { second, times } of wrongAttempts.filter((attempt) => attempt.address === address)) {
    recent = [...recent.filter((earlier) => earlier > second - windowLength), ...Array<number>(times).fill(second)];
    if (recent.length < least || second < silentUntil) continue;
    alarms += 1;
    silentUntil = second + silence;
  }
  return alarms;
}

const rules = [1, 3, 5, 10, 20].map((least) => {
  const alarmCounts = addresses.map((address) => countAlarms(address, least));
  const unnoticed = addresses.filter((_, index) => alarmCounts[index] === 0);
  return {
    least,
    alarms: alarmCounts.reduce((sum, count) => sum + count, 0),
    addresses: addresses.length - unnoticed.length,
    silent: unnoticed.length,
    silentWrong: unnoticed.reduce((sum, address) => sum + countWrong(address), 0),
  };
});

/** The number of lines with wrong passwords from an address before an attempt. */
const countWrongLinesBefore = ({ address, second }: Attempt) =>
  wrongAttempts.filter((attempt) => attempt.address === address && attempt.second < second).length;

/** An address without its last two numbers: nobody in the log has consented. */
const anonymize = (address: string) => address.replace(/\.\d+\.\d+$/, '.x.x');

const results = {
  lines: lineCount,
  wrong: countWrong(),
  addresses: addresses.length,
  accepted: acceptedAttempts.map((attempt) => ({ line: attempt.line, wrongBefore: countWrongLinesBefore(attempt) })),
  acceptedAfterWrong: acceptedAttempts.filter((attempt) => countWrongLinesBefore(attempt) > 0).length,
  warnings: { lines: warnedAddresses.length, addresses: new Set(warnedAddresses).size },
  byAddress: countsByAddress.map(({ address, ...counts }) => ({ address: anonymize(address), ...counts })),
  rules,
};
console.table(rules);
console.table(countsByAddress);
writeResults(import.meta.dirname, results);
