import type { Figure } from './figures.ts';

/** The size of a sparkline in pixels. */
const width = 92;
const height = 36;

/** A sparkline of a figure's history, as SVG. */
export function sparkline({ chart, history: values }: Pick<Figure, 'chart' | 'history'>): string {
  const shapes = chart === 'bars' ? bars(values) : line(values, { isFilled: chart === 'area' });
  return `<svg class="sparkline" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
}

function bars(values: number[]): string {
  const step = width / values.length;
  return values
    .map((value, index) => {
      const barHeight = (value / Math.max(...values)) * (height - 4);
      const color = index === values.length - 1 ? '#ff7a4d' : '#a9c6ff';
      return `<rect x="${index * step + 2}" y="${height - barHeight}" width="${step - 4}" height="${barHeight}" rx="1.5" fill="${color}"/>`;
    })
    .join('');
}

function line(values: number[], { isFilled }: { isFilled: boolean }): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const x = 2 + (index / (values.length - 1)) * (width - 6);
    return [x, height - 6 - ((value - low) / (high - low)) * (height - 11)] as const;
  });
  const path = `M${points.map((point) => point.join(' ')).join('L')}`;
  const [endX, endY] = points.at(-1) ?? [0, 0];
  const area = isFilled ? `<path d="${path}V${height}H2Z" fill="#e4edfb"/>` : '';
  return `${area}<path d="${path}" fill="none" stroke="#2348c7" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/><circle cx="${endX}" cy="${endY}" r="3.2" fill="#2348c7" stroke="#fff" stroke-width="1.5"/>`;
}
