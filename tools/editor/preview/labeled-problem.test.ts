import { expect, test } from 'vitest';
import type { Field } from '../fields/editor-entry.ts';
import { labeledProblem } from './labeled-problem.ts';

const name: Field = { name: 'name', label: 'Full name', widget: 'string' };
const picture: Field = {
  name: 'picture',
  label: 'Picture',
  widget: 'object',
  fields: [{ name: 'picture', label: 'Portrait', widget: 'picture' }],
};
const people: Field = {
  name: 'people',
  label: 'People',
  label_singular: 'Person',
  widget: 'list',
  fields: [name, picture],
};

test('a problem names the labels of its form, with items counted from 1', () => {
  expect(labeledProblem('name: is a number, not text', [name])).toBe('Full name: is a number, not text');
  expect(labeledProblem('people › 6 › name: is longer than it may be', [name, people])).toBe(
    'Person 7 › Full name: is longer than it may be',
  );
  expect(labeledProblem('2 › name: is a number, not text', [people])).toBe(
    'Person 3 › Full name: is a number, not text',
  );
});

test('the fix for an empty entry is to fill it in, not to delete it from a file', () => {
  expect(labeledProblem('name: is empty: write its text, or delete the entry', [name])).toBe(
    'Full name: is empty: fill it in',
  );
  expect(labeledProblem('name: is empty: write a number, or delete the entry', [name])).toBe(
    'Full name: is empty: fill it in',
  );
  const missing = 'names the picture “”, which does not exist: correct the name, or run “npm run art -- encode”';
  expect(labeledProblem(`6 › picture › picture: ${missing}`, [people])).toBe(
    'Person 7 › Picture › Portrait: is missing: upload or choose one',
  );
});

test('a problem that names none of the fields stays unchanged', () => {
  const problem = 'content/company.yaml: line 3: name: is empty';
  expect(labeledProblem(problem, [name])).toBe(problem);
  expect(labeledProblem('a link leads to /teem, which is not a page', [name])).toBe(
    'a link leads to /teem, which is not a page',
  );
});
