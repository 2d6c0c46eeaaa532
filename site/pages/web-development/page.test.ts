import { expect, test } from 'vitest';
import { webDevelopment } from './page.ts';

/** The messages of the problems with the length of a step of these weeks. */
const lengthProblems = (from: number, length: number) => {
  const step = { name: 'Build', text: 'We build.', gets: 'A site', from, length, label: 'Build', weeks: 'Weeks' };
  return (webDevelopment.schema.safeParse({ process: { steps: [step] } }).error?.issues ?? [])
    .filter(({ path }) => path.join('.') === 'process.steps.0.length')
    .map(({ message }) => message);
};

test('a step that ends past the last week of the drawing is reported', () => {
  expect(lengthProblems(15, 4)).toEqual([]);
  expect(lengthProblems(15, 5)).toEqual(['ends past week 18, where the drawing ends']);
});
