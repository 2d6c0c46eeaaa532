import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer } from './answer.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  mkdirSync(join(folder, 'blog'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'blog/index.html'), 'blog');
  writeFileSync(join(folder, 'blog/index.html.br'), 'packed');
  writeFileSync(join(folder, 'assets/a.js'), 'script');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('a document is sent in brotli if there is a compressed one', () => {
  const { status, headers, body } = answer(folder, '/blog/?utm=1');
  expect([status, headers['content-encoding'], headers['content-type'], body?.toString()]).toEqual([
    200,
    'br',
    'text/html; charset=utf-8',
    'packed',
  ]);
});

test('files with hashed names are cached forever, documents for a minute', () => {
  expect(answer(folder, '/assets/a.js').headers['cache-control']).toContain('immutable');
  expect(answer(folder, '/').headers['cache-control']).toBe('public, max-age=60');
});

test('an address without its last slash leads to the document', () => {
  expect(answer(folder, '/blog')).toMatchObject({ status: 301, headers: { location: '/blog/' } });
});

test('an unknown address is 404, and for a client-rendered app its first document', () => {
  expect(answer(folder, '/team/').status).toBe(404);
  expect(answer(folder, '/team/', { fallback: true }).body?.toString()).toBe('home');
  expect(answer(folder, '/assets/lost.js', { fallback: true }).status).toBe(404);
});
