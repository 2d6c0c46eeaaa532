/**
 * Draws the age of the dot over the worst of the drives, as computed, and the radio that the phone reported. Run by
 * itself, it measures nothing:
 *
 *     node workshop/research/revolutionize-mobile-connectivity/drive-figure.ts
 */
import { heading, label, line, px, svg, writeFigure } from '../drawing.ts';
import { linkOf, readDrives, secondsOf, type Drive } from './drives.ts';
import { ageAt, expectedAges, expectedLooks } from './link.ts';

/** The area of the curve, in units of the figure. */
interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The age at the top of the scale, in seconds. */
const maxAge = 18;
/** Radios, by the name in the legend. */
const bands = [
  { name: '5G', color: 'cobalt', includes: (radio: string) => radio === '5G' },
  { name: 'LTE', color: 'sky', includes: (radio: string) => radio === 'LTE' },
  { name: '3G or older', color: 'slate', includes: (radio: string) => radio !== '5G' && radio !== 'LTE' },
];

/** Draws a drive. */
export function drawDrive(drive: Drive): void {
  const seconds = secondsOf(drive);
  const limit = ageAt(expectedAges(linkOf(drive), seconds), 0.95) / 1_000;
  const plot = { drive, seconds, limit };
  writeFigure('revolutionize-mobile-connectivity-drive', {
    wide: svg(872, 330, [
      heading(24, 'Age of the dot in seconds, over the worst drive'),
      ...plotIn({ left: 34, right: 872, top: 64, bottom: 240 }, plot, limitLabel(limit)),
      ...legend([34, 110, 190], 310),
    ]),
    phone: svg(350, 376, [
      heading(22, 'Age of the dot in seconds,'),
      heading(47, 'over the worst drive'),
      ...plotIn({ left: 28, right: 350, top: 82, bottom: 258 }, plot, `${limit.toFixed(1)} s`),
      ...legend([28, 94, 164], 336),
      label(28, 364, limitLabel(limit), 'start', 'ink'),
    ]),
  });
}

/** The curve, its axes, the age that 95 of 100 looks stay below, and the radios. */
function plotIn(
  { left, right, top, bottom }: Frame,
  plot: { drive: Drive; seconds: number; limit: number },
  note: string,
) {
  const { drive, seconds, limit } = plot;
  const x = (second: number) => left + (second / seconds) * (right - left);
  const y = (age: number) => bottom - (age / maxAge) * (bottom - top);
  const looks = Map.groupBy(expectedLooks(linkOf(drive), seconds), ({ at }) => Math.floor(at / 1_000));
  const oldest = [...looks].map(
    ([second, ofSecond]) => [second, Math.max(...ofSecond.map(({ age }) => age)) / 1_000] as const,
  );
  const corners = cornersOf(oldest);
  const path = corners.map(([second, age]) => `L${px(x(second))} ${px(y(age))}`).join('');
  const minutes = Array.from({ length: Math.floor(seconds / 240) + 1 }, (_, index) => index * 4);
  return [
    ...[0, 5, 10, 15].flatMap((age) => [
      line(`M${left} ${px(y(age))}H${right}`, 'sky', 1),
      label(left - 8, y(age) + 5, `${age}`, 'end'),
    ]),
    `<path d="M${px(x(oldest[0]![0]))} ${bottom}${path}V${bottom}Z" fill="var(--cobalt)"/>`,
    line(`M${left} ${px(y(limit))}H${right}`, 'ember', 2, ' stroke-dasharray="6 5"'),
    label(right, y(limit) - 8, note, 'end', 'ink'),
    ...stretchesOf(drive, seconds).map(
      ({ from, to, color }) =>
        `<rect x="${px(x(from))}" y="${bottom + 6}" width="${px(x(to) - x(from))}" height="10" fill="var(--${color})"/>`,
    ),
    ...minutes.map((minute) =>
      label(x(minute * 60), bottom + 36, minute === 0 ? '0 min' : `${minute}`, minute === 0 ? 'start' : 'middle'),
    ),
  ];
}

const limitLabel = (limit: number) => `95 of 100 looks: under ${limit.toFixed(1)} s`;

/** The stretches of a drive, in seconds, with a radio of one color. */
function stretchesOf({ rounds }: Drive, seconds: number) {
  const stretches: { from: number; to: number; color: string }[] = [];
  for (const [index, { at, radio }] of rounds.entries()) {
    const { color } = bands.find(({ includes }) => includes(radio))!;
    const to = rounds[index + 1]?.at ?? seconds;
    const before = stretches.at(-1);
    if (before?.color === color) before.to = to;
    else stretches.push({ from: at, to, color });
  }
  return stretches;
}

type Point = readonly [second: number, age: number];

/** A line without points that differ by less than a sixth of a second from the last one kept: they would be most of the file. */
function cornersOf(points: Point[]): Point[] {
  const kept: Point[] = [points[0]!];
  for (const [index, point] of points.entries()) {
    if (Math.abs(point[1] - kept.at(-1)![1]) > 1 / 6) kept.push(points[index - 1]!, point);
  }
  return kept;
}

const legend = (lefts: number[], y: number) =>
  bands.flatMap(({ name, color }, index) => [
    `<rect x="${lefts[index]}" y="${y - 12}" width="14" height="14" fill="var(--${color})"/>`,
    label(lefts[index]! + 20, y, name),
  ]);

/** The drive with the oldest dots. */
export const worstDrive = 'B_2020.02.14_12.58.17.csv';

if (import.meta.filename === process.argv[1]) {
  const drive = (await readDrives()).find(({ name }) => name === worstDrive);
  if (!drive) throw new Error(`${worstDrive} is not among the drives`);
  drawDrive(drive);
}
