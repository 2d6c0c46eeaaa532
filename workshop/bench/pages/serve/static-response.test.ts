import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticResponse } from './static-response.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  mkdirSync(join(folder, 'blog'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'blog/index.html'), 'blog');
  writeFileSync(join(folder, 'blog/index.html.br'), 'compressed');
  writeFileSync(join(folder, 'assets/a.js'), 'script');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a document is sent in brotli if there is a compressed one', () => {
  const { status, headers, body } = staticResponse(folder, '/blog/?utm=1');
  expect([status, headers['content-encoding'], headers['content-type'], body?.toString()]).toEqual([
    200,
    'br',
    'text/html; charset=utf-8',
    'compressed',
  ]);
});

test('files with hashed names are cached forever, documents for a minute', () => {
  expect(staticResponse(folder, '/assets/a.js').headers['cache-control']).toContain('immutable');
  expect(staticResponse(folder, '/').headers['cache-control']).toBe('public, max-age=60');
});

test('an address without its trailing slash is redirected to the document', () => {
  expect(staticResponse(folder, '/blog')).toMatchObject({ status: 301, headers: { location: '/blog/' } });
});

test('an unknown address is 404; for a client-rendered app it is the home document, except for files', () => {
  expect(staticResponse(folder, '/team/').status).toBe(404);
  expect(staticResponse(folder, '/team/', { fallback: true }).body?.toString()).toBe('home');
  expect(staticResponse(folder, '/assets/lost.js', { fallback: true }).status).toBe(404);
});
