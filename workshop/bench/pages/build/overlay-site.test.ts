import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { overlaySite } from './overlay-site.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overlay-'));
  for (const root of ['overlay', 'site']) mkdirSync(join(folder, root, 'navigation'), { recursive: true });
  writeFileSync(join(folder, 'overlay/navigation/link.tsx'), "a peer's");
});

afterEach(() => rmSync(folder, { recursive: true }));

test("a peer's file replaces the site's", () => {
  writeFileSync(join(folder, 'site/navigation/link.tsx'), 'ours');
  overlaySite(join(folder, 'overlay'), join(folder, 'site'));
  expect(readFileSync(join(folder, 'site/navigation/link.tsx'), 'utf8')).toBe("a peer's");
});

test('a file that would replace nothing stops the build, so that ours is not measured in its place', () => {
  expect(() => overlaySite(join(folder, 'overlay'), join(folder, 'site'))).toThrow('site/navigation/link.tsx is gone');
});
