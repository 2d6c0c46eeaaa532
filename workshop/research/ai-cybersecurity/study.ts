/** What rules on wrong passwords say about one morning of a server's log. */
import { writeResults } from '../write-results.ts';
import { readLog, type Attempt } from './log.ts';

const { lines, attempts, warnings } = await readLog();
const wrong = attempts.filter(({ accepted }) => !accepted);
const accepted = attempts.filter((attempt) => attempt.accepted);
const count = (address?: string) =>
  wrong.filter((attempt) => !address || attempt.address === address).reduce((sum, { times }) => sum + times, 0);

const addresses = [...new Set(wrong.map(({ address }) => address))];
const byAddress = addresses
  .map((address) => ({ address, wrong: count(address), warned: warnings.includes(address) }))
  .toSorted((a, b) => b.wrong - a.wrong);

/** Alarms of an address that guesses wrong `least` times in ten minutes; then it is silent for ten. */
function alarmsOf(address: string, least: number): number {
  let recent: number[] = [];
  let silentUntil = -Infinity;
  let alarms = 0;
  for (const { second, times } of wrong.filter((attempt) => attempt.address === address)) {
    recent = [...recent.filter((one) => one > second - 600), ...Array<number>(times).fill(second)];
    if (recent.length < least || second < silentUntil) continue;
    alarms += 1;
    silentUntil = second + 600;
  }
  return alarms;
}

const rules = [1, 3, 5, 10, 20].map((least) => {
  const alarms = addresses.map((address) => alarmsOf(address, least));
  const silent = addresses.filter((_, index) => alarms[index] === 0);
  return {
    least,
    alarms: alarms.reduce((sum, one) => sum + one, 0),
    addresses: addresses.length - silent.length,
    silent: silent.length,
    silentWrong: silent.reduce((sum, address) => sum + count(address), 0),
  };
});

const failedBefore = ({ address, second }: Attempt) =>
  wrong.filter((attempt) => attempt.address === address && attempt.second < second).length;

/** Without its last two numbers: nobody in the log has been asked. */
const blanked = (address: string) => address.replace(/\.\d+\.\d+$/, '.x.x');

const results = {
  lines,
  wrong: count(),
  addresses: addresses.length,
  accepted: accepted.map((attempt) => ({ line: attempt.line, wrongBefore: failedBefore(attempt) })),
  acceptedAfterWrong: accepted.filter((attempt) => failedBefore(attempt) > 0).length,
  warnings: { lines: warnings.length, addresses: new Set(warnings).size },
  byAddress: byAddress.map((one) => ({ ...one, address: blanked(one.address) })),
  rules,
};
console.table(rules);
console.table(byAddress);
writeResults(import.meta.dirname, results);
