import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { indexNowKey, readSwitch } from './build-settings.ts';
import { buildProblem } from './build-problem.ts';
import { progressCounter } from './build-progress.ts';
import { parseOptions } from './parse-options.ts';
import { projectRoot } from './project-root.ts';

// React chooses its development or production build when it is loaded.
process.env['NODE_ENV'] ??= 'production';
// The cache for compiled TypeScript is enabled before nearly all of the build is loaded: what is imported above is small.
enableCompileCache(resolve(projectRoot, '.cache/compiled'));
const { buildSite } = await import('./build-site.ts');

const usage = 'npm run build -- [--content content] [--out dist] [--without-share-pictures]';
const { values } = parseOptions(usage, {
  options: {
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: 'dist' },
    'without-share-pictures': { type: 'boolean', default: false },
  },
});
const out = resolve(projectRoot, values.out);
const startTime = performance.now();

try {
  const pageCount = await buildSite({
    content: resolve(projectRoot, values.content),
    out,
    api: process.env['API_URL'],
    staging: readSwitch('STAGING', process.env),
    indexNowKey: indexNowKey(process.env['INDEXNOW_KEY']),
    sharePictures: !values['without-share-pictures'],
    onStep: (step) => console.log(`${step}…`),
    onPage: progressCounter(process.stdout, 'pages'),
    onNote: (line) => console.warn(`Note: ${line}`),
  });
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  console.log(`Built ${pageCount} pages into ${values.out}/ in ${seconds} s.`);
} catch (error) {
  const problem = buildProblem(error, existsSync(out) ? values.out : undefined);
  if (problem === undefined) throw error;
  console.error(`The site was not built. Fix this first:\n\n${problem}\n`);
  process.exitCode = 1;
}
