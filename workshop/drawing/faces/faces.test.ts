import { expect, it } from 'vitest';
import { wings } from '../wing/wings.ts';
import { faces } from './faces.ts';

it('a face finds all of its content on its pages', () => {
  const html = Object.values(faces()).map((face) => face.html.replaceAll(/base64,[^"]*/g, ''));
  expect(html.filter((text) => /undefined|NaN/.test(text))).toEqual([]);
});

it('scenes name every face, and no other', () => {
  const named = wings
    .flatMap(({ scene }) => (scene.arrangement === 'screens' ? scene.screens : []))
    .map(({ face }) => face);
  expect([...new Set(named)].sort()).toEqual(Object.keys(faces()).sort());
});
