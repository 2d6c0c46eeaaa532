import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './folders.ts';
import { measureLighthouse, type LighthouseFigures } from './measure/measure-lighthouse.ts';
import { median } from './report/figures.ts';
import { makeCertificate } from './serve/certificate.ts';
import { serveFolder } from './serve/static-server.ts';

// `npm run routes`: runs Lighthouse once on every address of dist/sitemap.xml, and lists what is below 100.

type Score = 'performance' | 'accessibility' | 'bestPractices' | 'seo';

const scoreNames: Record<Score, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
};
const scores = Object.keys(scoreNames) as Score[];

const dist = join(projectRoot, 'dist');
if (!existsSync(join(dist, 'sitemap.xml'))) throw new Error('There is no built site: run npm run build at the top.');
const paths = Array.from(
  readFileSync(join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)</g),
  ([, address]) => new URL(address ?? '').pathname,
);

const certificate = makeCertificate();
const server = await serveFolder(dist, certificate, { fallback: false });
const results: { path: string; figures: LighthouseFigures }[] = [];
for (const path of paths) {
  const figures = await measureLighthouse(certificate.fingerprint, server.origin + path, { allScores: true });
  results.push({ path, figures });
  const imperfect = scores.filter((score) => figures[score] < 100);
  if (imperfect.length > 0) {
    console.log(`${path}: ${imperfect.map((score) => `${scoreNames[score]} ${figures[score]}`).join(', ')}`);
  }
}

console.log(`\n${paths.length} routes, load ${loadavg()[1]?.toFixed(1)}`);
for (const score of scores) {
  const values = results.map(({ figures }) => figures[score]).toSorted((a, b) => a - b);
  const perfectCount = values.filter((value) => value === 100).length;
  console.log(
    `${scoreNames[score]}: ${perfectCount} of ${values.length} at 100, lowest ${values[0]}, median ${median(values)}`,
  );
}
const worst = (pick: (figures: LighthouseFigures) => number) =>
  Math.max(...results.map(({ figures }) => pick(figures)));
console.log(`largest paint at most ${Math.round(worst(({ largestPaint }) => largestPaint))} ms`);
console.log(`blocking time at most ${Math.round(worst(({ blocking }) => blocking))} ms`);
console.log(`layout shift at most ${worst(({ shift }) => shift).toFixed(3)}`);
// Servers with connections that browsers left open would keep this process running.
process.exit();
