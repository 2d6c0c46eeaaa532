import { pageNames, type PageName } from '../compared-pages.ts';
import type { Variant } from '../variants.ts';
import type { Figures, Metric } from './figures.ts';

/** The goal for one of our figures: absolute, or relative to a comparison. */
interface Goal {
  name: string;
  metric: Metric;
  /** The pages that the goal applies to; all if absent. */
  pages?: PageName[];
  /** The measured page, if it is not one of the compared ones. */
  measuredPage?: string;
  max?: number;
  min?: number;
  /** The maximum multiple of plain HTML's figure. */
  maxOfPlainHtml?: number;
  /** The maximum multiple of the best figure of the other peers. */
  maxOfBest?: number;
  /** The maximum multiple, for a hash address, of the figure of our plain address. */
  maxOfPlainAddress?: number;
}

const withoutIslands: PageName[] = ['article', 'product'];

/** Converts to kilobytes of 1,000 bytes, as everything is weighed here. */
const kibibytes = (count: number) => count * 1.024;

export const goals: Goal[] = [
  { name: 'largest paint, ms', metric: 'largestPaint', maxOfPlainHtml: 1.05, maxOfBest: 0.75 },
  { name: 'largest paint, hash address, ms', metric: 'largestPaint', pages: withoutIslands, maxOfPlainAddress: 1.15 },
  { name: 'load, processor time, ms', metric: 'processor', pages: ['home'], maxOfPlainHtml: 1.4 },
  { name: 'load, processor time, ms', metric: 'processor', pages: withoutIslands, maxOfPlainHtml: 1.1 },
  { name: 'scripts, kB', metric: 'script', pages: ['home'], max: kibibytes(72) },
  { name: 'scripts, kB', metric: 'script', pages: withoutIslands, max: kibibytes(7) },
  { name: 'scripts asked for before the largest paint, kB', metric: 'earlyScript', max: 0 },
  { name: 'page over the wire, kB', metric: 'page', pages: ['home'], max: 155 },
  { name: 'page over the wire, kB', metric: 'page', pages: ['article'], max: 75 },
  { name: 'document, kB', metric: 'document', pages: ['home'], max: 18.6 },
  { name: 'step, ms', metric: 'step', max: 200, maxOfPlainHtml: 0.5 },
  { name: 'step on slow 4G, ms', metric: 'slowStep', maxOfPlainHtml: 0.5, maxOfBest: 0.8 },
  { name: 'menu opens, ms', metric: 'menu', max: 50 },
  { name: 'carousel steps, ms', metric: 'carousel', pages: ['home'], max: 50 },
  { name: 'carousel’s first press on slow 4G, ms', metric: 'carouselUsable', pages: ['home'], max: 700 },
  { name: 'fetched ahead for other pages, kB', metric: 'ahead', max: 60 },
  { name: 'key in a form, ms', metric: 'key', pages: ['home'], measuredPage: '/contact-us', max: 50 },
  { name: 'standing still, processor time a second, ms', metric: 'idle', pages: ['home'], max: 3 },
  { name: 'standing still, processor time a second, ms', metric: 'idle', pages: withoutIslands, max: 2 },
  { name: 'Lighthouse, performance', metric: 'performance', min: 100 },
  { name: 'Lighthouse, accessibility', metric: 'accessibility', min: 100 },
  { name: 'Lighthouse, best practices', metric: 'bestPractices', min: 100 },
  { name: 'Lighthouse, SEO', metric: 'seo', min: 100 },
];

/** The figures of a goal for a page. A figure that was not measured is NaN. */
interface Outcome {
  figure: number;
  /** The multiple of plain HTML's figure. */
  ratioToPlainHtml: number;
  /** The multiple of the best figure of the other peers. */
  ratioToBest: number;
  bounds: Bound[];
}

interface Bound {
  /** Such as `at most 0.50 of plain HTML`. */
  text: string;
  isMet: boolean;
}

export const pagesOf = ({ pages }: Goal): PageName[] => pages ?? pageNames;

export function outcomeOf(figures: Figures, goal: Goal, page: PageName): Outcome {
  const { metric, min } = goal;
  const variant: Variant = goal.maxOfPlainAddress ? 'ours-hash' : 'ours';
  const ratioTo = (other: Variant) => figures.ratio({ page, variant, metric }, { page, variant: other, metric });
  const peerRatios = (['astro', 'next', 'classic'] as const).map(ratioTo).filter((ratio) => !Number.isNaN(ratio));
  const figure = figures.median({ page, variant, metric });
  const ratioToPlainHtml = ratioTo('plain-html');
  // The best peer has the smallest figure, and so the largest ratio.
  const ratioToBest = peerRatios.length > 0 ? Math.max(...peerRatios) : NaN;
  return {
    figure,
    ratioToPlainHtml,
    ratioToBest,
    bounds: [
      ...maxBound(figure, goal.max, ''),
      ...(min === undefined ? [] : [{ text: `at least ${min}`, isMet: figure >= min }]),
      ...maxBound(ratioToPlainHtml, goal.maxOfPlainHtml, ' of plain HTML'),
      ...maxBound(ratioToBest, goal.maxOfBest, ' of the best peer'),
      ...maxBound(ratioTo('ours'), goal.maxOfPlainAddress, ' of its plain address'),
    ],
  };
}

/** The bound of a maximum; none if nothing was measured. */
function maxBound(value: number, max: number | undefined, reference: string): Bound[] {
  if (max === undefined || Number.isNaN(value)) return [];
  const limit = reference ? `${max.toFixed(2)}${reference}` : max.toLocaleString('en-US', { maximumFractionDigits: 1 });
  return [{ text: `at most ${limit}`, isMet: value <= max }];
}
