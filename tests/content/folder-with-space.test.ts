import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { projectRoot } from '#prerender/project-root.ts';

test('a project in a folder with a space in its name finds its files', () => {
  const folder = temporaryFolder('a folder ');
  for (const name of [
    'package.json',
    'tsconfig.base.json',
    'tsconfig.json',
    'prerender',
    'site',
    'content/schema',
    'contract',
    'languages',
  ]) {
    cpSync(join(projectRoot, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
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
