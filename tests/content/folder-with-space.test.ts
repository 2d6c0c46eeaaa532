import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const project = join(import.meta.dirname, '../..');

test('a project in a folder with a space in its name finds its files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'a folder '));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of [
    'package.json',
    'tsconfig.base.json',
    'prerender',
    'site',
    'content/schema',
    'contract',
    'languages',
  ])
    cpSync(join(project, name), join(folder, name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  const script = `
    const { inlineScripts } = await import('./prerender/inline-script.ts');
    const { viteConfig } = await import('./prerender/vite-config.ts');
    const locale = { language: 'en', country: 'US' };
    console.log(JSON.stringify([(await inlineScripts(locale)).head.length > 100, viteConfig(locale).root]));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual([true, folder]);
});
