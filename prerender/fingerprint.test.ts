import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { fingerprint } from './fingerprint.ts';

function rendererFolder(code: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'entry-server.js'), code);
  return folder;
}

const manifest = { 'site/pages/article/article-page.tsx': { file: 'assets/article-page-1.js' } };

test('the same scripts and the same renderer have the same fingerprint', () => {
  expect(fingerprint(manifest, rendererFolder('a'))).toBe(fingerprint(manifest, rendererFolder('a')));
});

test('the fingerprint changes with a page’s script, and with the renderer', () => {
  const before = fingerprint(manifest, rendererFolder('a'));
  const changedManifest = { 'site/pages/article/article-page.tsx': { file: 'assets/article-page-2.js' } };
  expect(fingerprint(changedManifest, rendererFolder('a'))).not.toBe(before);
  expect(fingerprint(manifest, rendererFolder('b'))).not.toBe(before);
});
