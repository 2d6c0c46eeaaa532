import { comparedPages, documentAddress, pageNames, type PageName } from '../compared-pages.ts';
import { variantNames, variants } from '../variants.ts';
import { metricNames, metrics, type Figures, type Metric } from './figures.ts';
import { goals, outcomeOf, pagesOf } from './goals.ts';

/** The metrics that are shown with a decimal. */
const oneDecimalMetrics = new Set<Metric>([
  'idle',
  'script',
  'earlyScript',
  'document',
  'ahead',
  'stepAhead',
  'stepUsed',
]);

/** The figures as Markdown: one table per page, then the goals. Omits pages that were not measured. */
export function tablesOf(figures: Figures): string {
  const measured = pageNames.filter((page) => metricNames.some((metric) => isMeasured(figures, page, metric)));
  return [...measured.map((page) => pageTable(figures, page)), goalTable(figures)].join('\n\n');
}

const isMeasured = (figures: Figures, page: PageName, metric: Metric) =>
  variants.some((variant) => !Number.isNaN(figures.median({ page, variant, metric })));

function pageTable(figures: Figures, page: PageName): string {
  const rows = metricNames
    .filter((metric) => isMeasured(figures, page, metric))
    .map((metric) => {
      const cells = variants.map((variant) => formatFigure(figures.median({ page, variant, metric }), metric));
      return `| ${metrics[metric]} | ${cells.join(' | ')} |`;
    });
  const head = `| \`${documentAddress(comparedPages[page].path)}\` | ${variants.map((variant) => variantNames[variant]).join(' | ')} |`;
  return [head, `| --- |${' ---: |'.repeat(variants.length)}`, ...rows].join('\n');
}

function goalTable(figures: Figures): string {
  const rows = goals.flatMap((goal) =>
    pagesOf(goal).flatMap((page) => {
      const { figure, ratioToPlainHtml, ratioToBest, bounds } = outcomeOf(figures, goal, page);
      if (Number.isNaN(figure) || bounds.length === 0) return [];
      const boundsText = bounds.map(({ text }) => text).join(', ');
      const met = bounds.map(({ isMet }) => (isMet ? 'yes' : '**no**')).join(', ');
      // A ratio of scores has no meaning.
      const ratios = goal.min === undefined ? [formatRatio(ratioToPlainHtml), formatRatio(ratioToBest)] : ['', ''];
      const cells = [
        goal.name,
        goal.measuredPage ?? page,
        formatFigure(figure, goal.metric),
        ...ratios,
        boundsText,
        met,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  return [
    '| ours | page | figure | / plain HTML | / best peer | to reach | met |',
    '| --- | --- | ---: | ---: | ---: | --- | --- |',
    ...rows,
  ].join('\n');
}

/** A ratio with two decimals; empty if there is nothing to compare with. */
const formatRatio = (ratio: number) => (Number.isFinite(ratio) ? decimal(ratio, 2) : '');

/** A figure with the decimals of its metric; empty if it was not measured. */
function formatFigure(value: number, metric: Metric): string {
  if (Number.isNaN(value)) return '';
  if (metric === 'shift') return decimal(value, 3);
  const decimals = oneDecimalMetrics.has(metric) ? 1 : 0;
  return decimal(value, decimals);
}

const decimal = (value: number, digits: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
