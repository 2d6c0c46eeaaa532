import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprint } from './fingerprint.ts';

function rendererFolder(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'entry-server.js'), code);
  return folder;
}

const manifest = { 'site/pages/article/article-page.tsx': { file: 'assets/article-page-1.js' } };

test('the same scripts and the same renderer have the same fingerprint', () => {
  expect(fingerprint(manifest, rendererFolder('a'))).toBe(fingerprint(manifest, rendererFolder('a')));
});

test('the fingerprint changes with a page’s script, and with the renderer', () => {
  const before = fingerprint(manifest, rendererFolder('a'));
  const page = { 'site/pages/article/article-page.tsx': { file: 'assets/article-page-2.js' } };
  expect(fingerprint(page, rendererFolder('a'))).not.toBe(before);
  expect(fingerprint(manifest, rendererFolder('b'))).not.toBe(before);
});
