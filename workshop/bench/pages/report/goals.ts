import { pageNames, type PageName } from '../compared-pages.ts';
import type { Variant } from '../variants.ts';
import type { Figures, Metric } from './figures.ts';

/** The goal for one of our figures: absolute, or relative to a comparison. */
interface Goal {
  name: string;
  metric: Metric;
  /** The pages it applies to; all if absent. */
  pages?: PageName[];
  /** The page it is about, if that is not one of the compared ones. */
  of?: string;
  most?: number;
  least?: number;
  /** The maximum multiple of plain HTML, of the best other peer or, for a hash address, of our plain address. */
  mostOfPlainHtml?: number;
  mostOfBest?: number;
  mostOfPlainAddress?: number;
}

const withoutIslands: PageName[] = ['article', 'product'];

/** In kilobytes of 1,000 bytes, as everything is weighed here. */
const kibibytes = (count: number) => count * 1.024;

export const goals: Goal[] = [
  { name: 'largest paint, ms', metric: 'largestPaint', mostOfPlainHtml: 1.05, mostOfBest: 0.75 },
  { name: 'largest paint, hash address, ms', metric: 'largestPaint', pages: withoutIslands, mostOfPlainAddress: 1.15 },
  { name: 'load, processor time, ms', metric: 'processor', pages: ['home'], mostOfPlainHtml: 1.5 },
  { name: 'load, processor time, ms', metric: 'processor', pages: withoutIslands, mostOfPlainHtml: 1.1 },
  { name: 'scripts, kB', metric: 'script', pages: ['home'], most: kibibytes(72) },
  { name: 'scripts, kB', metric: 'script', pages: withoutIslands, most: kibibytes(7) },
  { name: 'scripts asked for before the largest paint, kB', metric: 'earlyScript', most: 0 },
  { name: 'page over the wire, kB', metric: 'page', pages: ['home'], most: 155 },
  { name: 'page over the wire, kB', metric: 'page', pages: ['article'], most: 75 },
  { name: 'document, kB', metric: 'document', pages: ['home'], most: 18.6 },
  { name: 'step, ms', metric: 'step', most: 200, mostOfPlainHtml: 0.5 },
  { name: 'step on slow 4G, ms', metric: 'slowStep', most: 200, mostOfPlainHtml: 0.5 },
  { name: 'menu opens, ms', metric: 'menu', most: 50 },
  { name: 'carousel steps, ms', metric: 'carousel', pages: ['home'], most: 50 },
  { name: 'key in a form, ms', metric: 'key', pages: ['home'], of: '/contact-us', most: 50 },
  { name: 'standing still, processor time a second, ms', metric: 'idle', most: 2 },
  { name: 'Lighthouse, performance', metric: 'performance', least: 100 },
  { name: 'Lighthouse, accessibility', metric: 'accessibility', least: 100 },
  { name: 'Lighthouse, best practices', metric: 'bestPractices', least: 100 },
  { name: 'Lighthouse, SEO', metric: 'seo', least: 100 },
];

/** A goal for a page. What was not measured is NaN. */
interface Outcome {
  figure: number;
  /** Multiples of plain HTML's value, and of the best other peer's. */
  ofPlainHtml: number;
  ofBest: number;
  bounds: Bound[];
}

interface Bound {
  /** Such as `at most 0.50 of plain HTML`. */
  text: string;
  isMet: boolean;
}

export const pagesOf = ({ pages }: Goal): PageName[] => pages ?? pageNames;

export function outcomeOf(figures: Figures, goal: Goal, page: PageName): Outcome {
  const { metric, least } = goal;
  const variant: Variant = goal.mostOfPlainAddress ? 'deep' : 'ours';
  const times = (other: Variant) => figures.ratio({ page, variant, metric }, { page, variant: other, metric });
  const peers = (['astro', 'next', 'classic'] as const).map(times).filter((ratio) => !Number.isNaN(ratio));
  const figure = figures.median({ page, variant, metric });
  const [ofPlainHtml, ofBest] = [times('plain-html'), peers.length > 0 ? Math.max(...peers) : NaN];
  return {
    figure,
    ofPlainHtml,
    ofBest,
    bounds: [
      ...atMost(figure, goal.most, ''),
      ...(least === undefined ? [] : [{ text: `at least ${least}`, isMet: figure >= least }]),
      ...atMost(ofPlainHtml, goal.mostOfPlainHtml, ' of plain HTML'),
      ...atMost(ofBest, goal.mostOfBest, ' of the best peer'),
      ...atMost(times('ours'), goal.mostOfPlainAddress, ' of its plain address'),
    ],
  };
}

/** No bound if nothing was measured. */
function atMost(value: number, most: number | undefined, whose: string): Bound[] {
  if (most === undefined || Number.isNaN(value)) return [];
  const limit = whose ? `${most.toFixed(2)}${whose}` : most.toLocaleString('en-US', { maximumFractionDigits: 1 });
  return [{ text: `at most ${limit}`, isMet: value <= most }];
}
