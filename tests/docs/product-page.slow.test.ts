import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { hasGit } from '#hosting/testing/test-repository.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { isSample } from '#tools/content-folder.ts';
import { parseMarkup } from '../site/parsed-document.ts';
import { recipeTimeout } from './try-recipe.ts';

const guide = readFileSync(join(projectRoot, 'docs/product-page.md'), 'utf8');
const [, diff = ''] = /^```diff\n(.*?)^```$/ms.exec(guide) ?? [];
const [, entry = ''] = /^ *```yaml\n *(- .*\n)/m.exec(guide) ?? [];

/** Whether a path is installed, built, or not read by a build. node_modules and pictures are linked instead. */
const isNotCopied = (path: string) =>
  /^(node_modules|dist|\.cache|\.git|data|test-results|workshop\/drawing|workshop\/bench|tests|art\/masters|content\/pictures)$/.test(
    path,
  );

const build = `import { buildSite } from './prerender/build-site.ts';
await buildSite({ content: 'content', out: 'dist', sharePictures: false, compress: false });`;

// This runs only on the sample: a company that follows the recipe already has the page.
test.runIf(hasGit && isSample)(
  'the product of docs/product-page.md applies to the sample as is, compiles, and is a page of the site',
  { timeout: recipeTimeout },
  () => {
    const folder = temporaryFolder();
    cpSync(projectRoot, folder, { recursive: true, filter: (source) => !isNotCopied(relative(projectRoot, source)) });
    for (const path of ['node_modules', 'content/pictures']) {
      symlinkSync(join(projectRoot, path), join(folder, path));
    }
    const run = (command: string, args: string[], input = '') => {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, input, encoding: 'utf8' });
      return status === 0 ? 'ok' : `${stdout}${stderr}`;
    };
    expect(run('git', ['apply', '-'], diff)).toBe('ok');
    const navigation = join(folder, 'content/navigation.yaml');
    writeFileSync(navigation, readFileSync(navigation, 'utf8').replace('header:\n', `header:\n  ${entry}`));
    expect(run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.', '--noEmit', '--singleThreaded'])).toBe(
      'ok',
    );
    expect(run(process.execPath, ['--input-type=module', '-e', build])).toBe('ok');

    const built = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
    const document = parseMarkup(built('yard-board/index.html'), 'text/html');
    const textOf = (selector: string) => document.querySelector(selector)?.textContent;
    expect(textOf('main h1')).toContain('Every truck knows its dock');
    expect(textOf('main h2')).toBe('One line per dock');
    expect(textOf('main dl')).toContain('late, expected 8:15');
    expect(textOf('script[type="application/ld+json"]')).toContain('"SoftwareApplication"');
    expect(parseMarkup(built('index.html'), 'text/html').querySelector('header a[href="/yard-board/"]')).not.toBeNull();
    expect(built('sitemap.xml')).toContain('/yard-board/');
  },
);
