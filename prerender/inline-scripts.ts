import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

export interface InlineScripts {
  openHashAddress: string;
  startLate: string;
}

/** The scripts that stand in every document's head, small and without imports. */
export async function inlineScripts(): Promise<InlineScripts> {
  const [openHashAddress, startLate] = await Promise.all([script('open-hash-address'), script('start-late')]);
  return { openHashAddress, startLate };
}

async function script(name: string): Promise<string> {
  const file = new URL(`../site/inline/${name}.ts`, import.meta.url).pathname;
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const wrapped = `(()=>{${code.replace(/^(\/\/# sourceMappingURL.*|export \{.*)$/gm, '')}})()`;
  const { code: small } = await minify(`${name}.js`, wrapped, { compress: true, mangle: true });
  return small.trim().replace(/;$/, '');
}

/** A script's hash as a Content-Security-Policy names it. */
export const scriptHash = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;
