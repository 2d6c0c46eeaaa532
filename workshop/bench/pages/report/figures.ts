import type { PageName } from '../compared-pages.ts';
import type { Variant } from '../variants.ts';

/**
 * The metrics, and their names in tables. Durations in milliseconds, weights in kilobytes of 1,000 bytes. A step is a
 * click on a link to the page. Lighthouse's paints are the first and the largest contentful paint.
 */
export const metrics = {
  firstPaint: 'Lighthouse: first paint, ms',
  largestPaint: 'Lighthouse: largest paint, ms',
  blocking: 'Lighthouse: blocking time, ms',
  shift: 'Lighthouse: layout shift',
  performance: 'Lighthouse: performance',
  accessibility: 'Lighthouse: accessibility',
  bestPractices: 'Lighthouse: best practices',
  seo: 'Lighthouse: SEO',
  processor: 'load: processor time, ms',
  wall: 'load: main thread on the clock, ms',
  step: 'step to it: heading painted, ms',
  stepProcessor: 'step to it: processor time, ms',
  slowStep: 'step to it on slow 4G: heading painted, ms',
  menu: 'menu opens, ms',
  carousel: 'carousel steps, ms',
  menuUsable: 'first paint until the menu answers, slow 4G, ms',
  carouselUsable: 'first paint until the carousel answers, slow 4G, ms',
  key: 'first key in the form of /contact-us, ms',
  idle: 'standing still: processor time a second, ms',
  script: 'scripts, kB',
  earlyScript: 'scripts asked for before the largest paint, kB',
  document: 'document, kB',
  page: 'page over the wire, kB',
  ahead: 'fetched ahead for other pages, kB',
  stepAhead: 'step to it: fetched ahead on the page before, kB',
  stepUsed: 'of these, used by the step, kB',
} as const;

export type Metric = keyof typeof metrics;
export const metricNames = Object.keys(metrics) as Metric[];

/** Names a figure: a metric of a page in a variant. */
export interface FigureKey {
  page: PageName;
  variant: Variant;
  metric: Metric;
}

/** The key of a figure in a round, and in the file that is written. */
const textOf = ({ page, variant, metric }: FigureKey) => `${page} ${variant} ${metric}`;

/** The figures of all rounds. Failed measurements are missing, and count in no median. */
export class Figures {
  readonly #rounds: Map<string, number>[] = [];

  startRound(): void {
    this.#rounds.push(new Map());
  }

  add(key: FigureKey, value: number): void {
    const round = this.#rounds.at(-1);
    if (!round) throw new Error('a figure was added before the first round');
    if (Number.isFinite(value)) round.set(textOf(key), value);
  }

  /** The median of a figure in all rounds; NaN if it was never measured. */
  median(key: FigureKey): number {
    return median(this.#values((round) => valueIn(round, key)));
  }

  /** The median of the ratios within each round: other work on the machine slows both figures of a round. */
  ratio(part: FigureKey, whole: FigureKey): number {
    return median(this.#values((round) => valueIn(round, part) / valueIn(round, whole)));
  }

  /** Every value of every round, for the file that is written beside the tables. */
  toJSON(): Record<string, number>[] {
    return this.#rounds.map((round) => Object.fromEntries(round));
  }

  #values(valueOf: (round: Map<string, number>) => number): number[] {
    return this.#rounds.map(valueOf).filter((value) => Number.isFinite(value));
  }
}

const valueIn = (round: Map<string, number>, key: FigureKey) => round.get(textOf(key)) ?? NaN;

/** The middle value, or the mean of the two middle ones; NaN if there are none. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? NaN, sorted[Math.floor(middle)] ?? NaN];
  return (low + high) / 2;
}
