import { pageNames } from '../compared-pages.ts';
import { variantNames, variants, type Variant } from '../variants.ts';
import type { Figures, Metric } from './figures.ts';

const panels: { metric: Metric; title: string }[] = [
  { metric: 'largestPaint', title: 'Largest paint, Lighthouse mobile, ms' },
  { metric: 'processor', title: 'Processor time of the load, ms' },
  { metric: 'slowStep', title: 'Step to the page, slow 4G, processor 4 times slower, ms' },
  { metric: 'script', title: 'Scripts over the wire, kB' },
];

const colors: Record<Variant, string> = {
  'plain-html': '#8a94a6',
  astro: '#8b5cc7',
  next: '#1f2937',
  classic: '#2f9e8f',
  ours: '#2348c7',
  'ours-hash': '#8fa6f0',
};

const panelWidth = 460;
/** The width of the pages' names before the bars. */
const labelWidth = 56;
/** The width that the longest bar leaves for its value. */
const valueWidth = 52;
/** The height of a bar, with the gap below it. */
const barHeight = 15;
const groupGap = 14;
const panelHeight = 34 + pageNames.length * (variants.length * barHeight + groupGap);
const legendHeight = 44;

/** The most important figures as bars, shorter is better: a self-contained SVG. */
export function chartOf(figures: Figures, caption: string): string {
  const [width, height] = [2 * panelWidth + 60, legendHeight + 2 * panelHeight + 34];
  const drawn = panels.map(({ metric, title }, index) => {
    const [x, y] = [20 + (index % 2) * (panelWidth + 20), legendHeight + Math.floor(index / 2) * panelHeight];
    return `<g transform="translate(${x} ${y})">${panel(figures, metric, title)}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#101c36" role="img" aria-label="${caption}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...variants.map((variant, index) => legend(variant, 20 + index * 130)),
    ...drawn,
    `<text x="20" y="${height - 12}" fill="#5b6579">${caption}</text>`,
    '</svg>\n',
  ].join('\n');
}

const legend = (variant: Variant, x: number) =>
  `<rect x="${x}" y="16" width="12" height="12" fill="${colors[variant]}"/><text x="${x + 18}" y="26">${variantNames[variant]}</text>`;

function panel(figures: Figures, metric: Metric, title: string): string {
  const values = pageNames.map((page) =>
    variants.map((variant) => ({ variant, value: figures.median({ page, variant, metric }) })),
  );
  const longest = Math.max(1, ...values.flat().map(({ value }) => (Number.isNaN(value) ? 0 : value)));
  const scale = (panelWidth - labelWidth - valueWidth) / longest;
  const groups = pageNames.map((page, index) => {
    const top = 26 + index * (variants.length * barHeight + groupGap);
    const bars = (values[index] ?? []).map(({ variant, value }, row) =>
      barAt(variant, value, top + row * barHeight, scale),
    );
    return `<text x="0" y="${top + 12}">${page}</text>${bars.join('')}`;
  });
  return `<text y="12" font-weight="600">${title}</text>${groups.join('')}`;
}

function barAt(variant: Variant, value: number, y: number, scale: number): string {
  if (Number.isNaN(value)) return '';
  const width = Math.max(1, value * scale);
  const text = value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 });
  return (
    `<rect x="${labelWidth}" y="${y}" width="${width.toFixed(1)}" height="${barHeight - 3}" fill="${colors[variant]}"/>` +
    `<text x="${(labelWidth + width + 5).toFixed(1)}" y="${y + 10}" font-size="11">${text}</text>`
  );
}
