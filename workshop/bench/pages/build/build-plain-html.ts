import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { plainDocument } from './plain-document.ts';

/** Writes every document of `dist` into `out`, with only the small script of peers/plain-html. */
export async function buildPlainHtml(dist: string, stage: string, out: string): Promise<void> {
  const script = await bundleScript(stage);
  cpSync(join(stage, 'public'), out, { recursive: true });
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    mkdirSync(dirname(join(out, name)), { recursive: true });
    const readSheet = (href: string) => readFileSync(join(dist, href), 'utf8');
    writeFileSync(join(out, name), plainDocument(readFileSync(join(dist, name), 'utf8'), script, readSheet));
  }
}

/** The peer's script as one file without imports. */
async function bundleScript(stage: string): Promise<string> {
  const result = await build({
    root: stage,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(stage, 'script.ts'), output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((file) => file.type === 'chunk');
  if (!chunk) throw new Error('peers/plain-html/script.ts gave no script.');
  return chunk.code.trim();
}
