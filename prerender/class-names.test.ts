import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';
import { projectRoot } from './project-root.ts';

const band = join(projectRoot, 'site/ui/band.module.css');
const header = join(projectRoot, 'site/layout/header.module.css');

test('a class has the same name whoever asks, in whichever order', () => {
  const one = classNames();
  const other = classNames();
  const names = [one('band', band), one('header', header)];
  expect([other('header', header), other('band', band)]).toEqual(names.toReversed());
});

test('no two classes have the same name, nor does one that was written since', () => {
  const nameOf = classNames();
  const names = [nameOf('band', band), nameOf('clip', band), nameOf('header', header), nameOf('written since', band)];
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^_[\da-z]{1,3}$/.test(name))).toBe(true);
});
