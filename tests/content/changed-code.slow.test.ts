import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { projectRoot } from '#prerender/project-root.ts';

/** The parts of the project that a build reads. */
const partsOfBuild = [
  'content',
  'contract',
  'hosting',
  'languages',
  'prerender',
  'site',
  'workshop/research',
  'LICENSE',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
];

const buildScript = `import { buildSite } from './prerender/build-site.ts';
await buildSite({ content: 'content', out: 'dist', sharePictures: false, compress: false });`;

/** A copy of the project, in which a test may change code. */
function copyProject() {
  const root = temporaryFolder();
  // A company may have deleted workshop/.
  for (const part of partsOfBuild.filter((path) => existsSync(join(projectRoot, path)))) {
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  const runBuild = () =>
    spawnSync(process.execPath, ['--input-type=module', '-e', buildScript], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    });
  const build = () => {
    expect(runBuild().stderr).toBe('');
    const documents = globSync('**/*.html', { cwd: join(root, 'dist') }).toSorted();
    return new Map(documents.map((file) => [file, readFileSync(join(root, 'dist', file), 'utf8')]));
  };
  const change = (file: string, from: string, to: string) => {
    const before = readFileSync(join(root, file), 'utf8');
    expect(before).toContain(from);
    writeFileSync(join(root, file), before.replace(from, to));
  };
  return { root, build, runBuild, change, clearCache: () => rmSync(join(root, '.cache/build'), { recursive: true }) };
}

test('the next build has a changed layout component in every document, like a build from scratch', () => {
  const { build, change, clearCache } = copyProject();
  const changedAttribute = 'data-permanent="top"';
  const before = build();
  // The error screen has no header.
  const withHeader = [...before].filter(([, html]) => html.includes('data-permanent="header"')).map(([file]) => file);
  expect(withHeader.length).toBeGreaterThan(before.size / 2);
  expect([...before.values()].filter((html) => html.includes(changedAttribute))).toEqual([]);
  change('site/layout/page-frame.tsx', '<header data-permanent="header"', '<header data-permanent="top"');
  const after = build();
  expect([...after].filter(([, html]) => html.includes(changedAttribute)).map(([file]) => file)).toEqual(withHeader);
  clearCache();
  expect(build()).toEqual(after);
}, 1_200_000);

test('a text that the language lacks fails the build, which names it and the file that shows it', () => {
  const { root, runBuild, change } = copyProject();
  change('languages/en.ts', 'export const backToTop', 'export const toTop');
  const { status, stderr } = runBuild();
  expect(status).toBe(1);
  expect(stderr).toContain(
    "Import `backToTop` will always be undefined because there is no matching export in 'languages/en.ts'",
  );
  expect(stderr).toContain('site/layout/back-to-top.tsx:');
  expect(existsSync(join(root, 'dist'))).toBe(false);
}, 1_200_000);
