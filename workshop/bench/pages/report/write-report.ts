import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '../folders.ts';
import { betweenMarkers } from './between-markers.ts';

const report = join(projectRoot, 'docs/performance.md');
const chartFile = join(projectRoot, 'docs/performance.svg');

/** Inserts tables and chart into docs/performance.md, whose other text is written by hand. */
export async function writeReport(tables: string, chart: string, heading: string): Promise<void> {
  const text = readFileSync(report, 'utf8');
  const figures = `${heading}\n\n![${heading}](performance.svg)\n\n${tables}`;
  const options = await resolveConfig(report);
  writeFileSync(report, await format(betweenMarkers(text, figures), { ...options, parser: 'markdown' }));
  writeFileSync(chartFile, chart);
}
