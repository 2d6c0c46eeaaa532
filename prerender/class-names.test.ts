import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';
import { projectRoot } from './project-root.ts';

const band = join(projectRoot, 'site/ui/band.module.css');
const header = join(projectRoot, 'site/layout/header.module.css');

test('a class has the same name whatever the order of requests', () => {
  const nameOf = classNames();
  const sameNameOf = classNames();
  const names = [nameOf('band', band), nameOf('header', header)];
  expect([sameNameOf('header', header), sameNameOf('band', band)]).toEqual(names.toReversed());
});

test('no two classes have the same name, including one added later', () => {
  const nameOf = classNames();
  const names = [nameOf('band', band), nameOf('clip', band), nameOf('header', header), nameOf('added later', band)];
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^_[\da-z]{1,3}$/.test(name))).toBe(true);
});
