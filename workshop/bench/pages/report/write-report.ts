import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../folders.ts';
import { betweenMarkers } from './between-markers.ts';

const report = join(projectRoot, 'docs/performance.md');
const chartFile = join(projectRoot, 'docs/performance.svg');

/** Inserts tables and chart into docs/performance.md, whose other text is written by hand. */
export function writeReport(tables: string, chart: string, heading: string): void {
  const text = readFileSync(report, 'utf8');
  const figures = `${heading}\n\n![${heading}](performance.svg)\n\n${tables}`;
  writeFileSync(report, betweenMarkers(text, figures));
  writeFileSync(chartFile, chart);
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', report], { cwd: projectRoot });
}
