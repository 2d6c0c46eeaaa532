import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { sourceHash } from './source-hash.ts';

test('the hash changes if a component is added, or an office’s drawn map is added, changed or removed, but not with a test', () => {
  const root = temporaryFolder();
  const hashWith = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    return sourceHash(undefined, root);
  };
  const component = hashWith('site/ui/icon.tsx', 'icon');
  const map = hashWith('content/brand/map-spring.svg', '<svg/>');
  const changedMap = hashWith('content/brand/map-spring.svg', '<svg></svg>');
  expect(new Set([sourceHash([], root), component, map, changedMap]).size).toBe(4);
  expect(hashWith('site/ui/icon.test.tsx', 'test')).toBe(changedMap);
  rmSync(join(root, 'content/brand/map-spring.svg'));
  expect(sourceHash(undefined, root)).toBe(component);
});
