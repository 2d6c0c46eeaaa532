/**
 * Draws the age of the dot over the worst of the drives, as computed, and the radio that the phone reported. Can be run
 * alone, without the forty minutes of study.ts:
 *
 *     node workshop/research/revolutionize-mobile-connectivity/drive-figure.ts
 */
import { heading, label, line, px, svg, writeFigure } from '../drawing.ts';
import { linkOf, radioGroupOf, readDrives, secondsOf, type Drive, type RadioGroup } from './drives.ts';
import { ageAt, expectedAges, expectedLooks } from './link.ts';

/** The name of the drive on which the age that 95 of 100 looks stay below is the highest. */
export const worstDrive = 'B_2020.02.14_12.58.17.csv';

/** The area of the curve, in units of the figure. */
interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Plot {
  drive: Drive;
  /** The length of the drive. */
  seconds: number;
  /** The age in seconds that 95 of 100 looks stay below. */
  age95: number;
}

type Point = readonly [second: number, age: number];

/** The age at the top of the scale, in seconds. */
const maxAge = 18;
/** Points of the curve whose ages differ by less are left out, in seconds: they would be most of the file. */
const leastAgeChange = 1 / 6;
const minutesBetweenLabels = 4;
/** The color of each group of radios, in the order of the legend. */
const radioColors: Record<RadioGroup, string> = { '5G': 'cobalt', LTE: 'sky', '3G or older': 'slate' };

/** Writes the article's figure of a drive, for wide windows and for phones. */
export function drawDrive(drive: Drive): void {
  const seconds = secondsOf(drive);
  const age95 = ageAt(expectedAges(linkOf(drive), seconds), 0.95) / 1_000;
  const plot = { drive, seconds, age95 };
  writeFigure('revolutionize-mobile-connectivity-drive', {
    wide: svg(872, 330, [
      heading(24, 'Age of the dot in seconds, over the worst drive'),
      ...plotIn({ left: 34, right: 872, top: 64, bottom: 240 }, plot, age95Label(age95)),
      ...legend([34, 110, 190], 310),
    ]),
    phone: svg(350, 376, [
      heading(22, 'Age of the dot in seconds,'),
      heading(47, 'over the worst drive'),
      ...plotIn({ left: 28, right: 350, top: 82, bottom: 258 }, plot, `${age95.toFixed(1)} s`),
      ...legend([28, 94, 164], 336),
      label(28, 364, age95Label(age95), 'start', 'ink'),
    ]),
  });
}

/** The curve, its axes, the line at the age that 95 of 100 looks stay below with its label, and the radios. */
function plotIn({ left, right, top, bottom }: Frame, { drive, seconds, age95 }: Plot, age95Text: string): string[] {
  const x = (second: number) => left + (second / seconds) * (right - left);
  const y = (age: number) => bottom - (age / maxAge) * (bottom - top);
  const looks = Map.groupBy(expectedLooks(linkOf(drive), seconds), ({ at }) => Math.floor(at / 1_000));
  const oldest = [...looks].map(
    ([second, ofSecond]) => [second, Math.max(...ofSecond.map(({ age }) => age)) / 1_000] as const,
  );
  const path = cornersOf(oldest)
    .map(([second, age]) => `L${px(x(second))} ${px(y(age))}`)
    .join('');
  const labelCount = Math.floor(seconds / 60 / minutesBetweenLabels) + 1;
  const minutes = Array.from({ length: labelCount }, (_, index) => index * minutesBetweenLabels);
  return [
    ...[0, 5, 10, 15].flatMap((age) => [
      line(`M${left} ${px(y(age))}H${right}`, 'sky', 1),
      label(left - 8, y(age) + 5, `${age}`, 'end'),
    ]),
    `<path d="M${px(x(oldest[0]![0]))} ${bottom}${path}V${bottom}Z" fill="var(--cobalt)"/>`,
    line(`M${left} ${px(y(age95))}H${right}`, 'ember', 2, ' stroke-dasharray="6 5"'),
    label(right, y(age95) + 20, age95Text, 'end', 'ink'),
    ...stretchesOf(drive, seconds).map(
      ({ from, to, color }) =>
        `<rect x="${px(x(from))}" y="${bottom + 6}" width="${px(x(to) - x(from))}" height="10" fill="var(--${color})"/>`,
    ),
    ...minutes.map((minute) =>
      label(x(minute * 60), bottom + 36, minute === 0 ? '0 min' : `${minute}`, minute === 0 ? 'start' : 'middle'),
    ),
  ];
}

const age95Label = (age95: number) => `95 of 100 looks: under ${age95.toFixed(1)} s`;

/** The stretches of a drive, in seconds, with radios of one group. */
function stretchesOf({ rounds }: Drive, seconds: number) {
  const stretches: { from: number; to: number; color: string }[] = [];
  for (const [index, { at, radio }] of rounds.entries()) {
    const color = radioColors[radioGroupOf(radio)];
    const to = rounds[index + 1]?.at ?? seconds;
    const before = stretches.at(-1);
    if (before?.color === color) before.to = to;
    else stretches.push({ from: at, to, color });
  }
  return stretches;
}

/** A curve without the points whose age is about that of the last one kept; where the age changes, both ends of the step stay. */
function cornersOf(points: Point[]): Point[] {
  const kept: Point[] = [points[0]!];
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1)!;
    if (Math.abs(point[1] - last[1]) <= leastAgeChange) continue;
    const before = points[index - 1]!;
    if (before !== last) kept.push(before);
    kept.push(point);
  }
  return kept;
}

const legend = (lefts: number[], y: number) =>
  Object.entries(radioColors).flatMap(([name, color], index) => [
    `<rect x="${lefts[index]}" y="${y - 12}" width="14" height="14" fill="var(--${color})"/>`,
    label(lefts[index]! + 20, y, name),
  ]);

if (import.meta.main) {
  const drive = (await readDrives()).find(({ name }) => name === worstDrive);
  if (!drive) throw new Error(`${worstDrive} is not among the drives`);
  drawDrive(drive);
}
