import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';
import { projectRoot } from './project-root.ts';

/** The script that stands in every document's head: site/inline/, in this order, small and without imports. */
export async function inlineScript(): Promise<string> {
  const parts = await Promise.all(['open-hash-address', 'start-late'].map(withoutTypes));
  const { code } = await minify('inline.js', `(()=>{${parts.join('\n')}})()`, { compress: true, mangle: true });
  return code.trim().replace(/;$/, '');
}

async function withoutTypes(name: string): Promise<string> {
  const file = join(projectRoot, `site/inline/${name}.ts`);
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  return code.replace(/^(\/\/# sourceMappingURL.*|export \{.*)$/gm, '');
}

/** A script's hash as a Content-Security-Policy names it. */
export const scriptHash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;
