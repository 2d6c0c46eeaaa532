/**
 * The age of the dot on a live map, over a link with delay, jitter, loss and short outages, and over two drives as
 * measured in Cork: the same van sends over one TCP stream and in datagrams of which only the newest counts. Also the
 * article's `sendOnce`, with a server that loses answers.
 *
 * Needs Linux, root (network namespaces, a TUN device) and Python 3. Takes about forty minutes, mostly waiting.
 */
import { writeResults } from '../write-results.ts';
import { compareDrives } from './compare-drives.ts';
import { linkOf, pingsByRadio, readDrives, secondsOf, type Drive } from './drives.ts';
import { drawDrive, worstDrive } from './drive-figure.ts';
import { drawFigure } from './figure.ts';
import { expectedAges, links } from './link.ts';
import { measureTwice, summaryOf, type LinkMeasurement } from './measure-link.ts';
import { tryRetries } from './retries.ts';

/** Seconds for which each of the assumed links is measured. */
const secondsEach = Number(process.env['SECONDS_EACH'] ?? 60);
/** The most seconds of a drive that are replayed. */
const longestReplay = Number(process.env['SECONDS_EACH'] ?? Infinity);

const drives = await readDrives();
const downloads = drives.filter(({ use }) => use === 'Download');
const shortest = downloads.toSorted((a, b) => secondsOf(a) - secondsOf(b)).slice(0, 2);
const retries = await tryRetries();

const rows: (LinkMeasurement & { link: string })[] = [];
for (const link of links) rows.push({ link: link.name, ...(await measureTwice(link, secondsEach)) });
const replayed: (LinkMeasurement & { drive: string; seconds: number; radios: Record<string, number> })[] = [];
for (const drive of shortest) {
  const seconds = Math.min(secondsOf(drive), longestReplay);
  const measured = await measureTwice(linkOf(drive), seconds);
  replayed.push({ drive: drive.name, seconds, radios: radiosOf(drive), ...measured });
}

const results = {
  secondsEach,
  links,
  rows,
  drives: {
    all: drives.length,
    radios: pingsByRadio(drives),
    expected: downloads.map((drive) => ({
      drive: drive.name,
      radios: radiosOf(drive),
      ...summaryOf(expectedAges(linkOf(drive), secondsOf(drive))),
    })),
    replayed,
    compared: compareDrives(drives),
  },
  retries,
};

/** The age that 95 of 100 looks stay below, expected and measured. */
const ninetyFive = ({ expected, runs }: LinkMeasurement) => ({
  expected: expected.ninetyFive,
  ...Object.fromEntries(
    ['stream', 'datagrams'].map((transport) => [
      transport,
      runs.map((run) => run[transport]?.ninetyFive).join(' and '),
    ]),
  ),
});
console.table(rows.map((row) => ({ link: row.link, ...ninetyFive(row) })));
console.table(replayed.map((row) => ({ drive: row.drive, ...ninetyFive(row) })));
console.table(results.drives.radios);
console.table(results.drives.expected);
console.log(retries);
writeResults(import.meta.dirname, results);
drawFigure(results.drives.radios);
drawDrive(drives.find(({ name }) => name === worstDrive)!);

/** The number of rounds of pings by the radio that the phone showed. */
function radiosOf({ rounds }: Drive) {
  const groups = Map.groupBy(rounds, ({ radio }) => radio);
  return Object.fromEntries([...groups].map(([radio, ofRadio]) => [radio, ofRadio.length]));
}
