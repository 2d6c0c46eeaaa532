import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateContent } from './generate-content.ts';
import { measureSaves, type SavedFile } from './measure-save.ts';

/** `npm run saves -- [--articles 1000] [--saves 9]`: see README.md. */
const { values } = parseArgs({
  options: { articles: { type: 'string', default: '1000' }, saves: { type: 'string', default: '9' } },
});

const [articleCount, saves] = [Number(values.articles), Number(values.saves)];
if (![articleCount, saves].every((count) => Number.isInteger(count) && count > 0)) {
  throw new Error('--articles and --saves each take a whole number above 0.');
}

const files: SavedFile[] = [
  {
    file: 'blog/developer-syndrome.md',
    address: '/blog/developer-syndrome/',
    withText: (source, text) => `${source}\n${text}.\n`,
  },
  {
    file: 'pages/why-us.yaml',
    address: '/why-us/',
    withText: (source, text) => source.replace(/^claim: .*/m, `claim: ${text}`),
  },
];

const content = join(import.meta.dirname, '.cache/saved-content');
rmSync(content, { recursive: true, force: true });
await generateContent(join(import.meta.dirname, '../../../content'), content, articleCount);
const times = await measureSaves(content, files, saves);
for (const [index, { file }] of files.entries()) {
  const [first = 0, ...others] = times[index]!;
  const sorted = others.toSorted((a, b) => a - b).map((time) => time.toFixed(0));
  console.log(`${file}: first ${first.toFixed(0)} ms, then ${sorted.join(', ')}`);
}
console.log(`${articleCount} articles, load ${(loadavg()[0] ?? 0).toFixed(1)}`);
