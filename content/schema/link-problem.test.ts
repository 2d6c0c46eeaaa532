import { expect, test } from 'vitest';
import { destinationProblem } from './link-problem.ts';

test.each([
  'https://www.example.com/page',
  'HTTPS://www.example.com',
  'mailto:ada@example.com',
  'tel:+12815550142',
  '/why-us#values',
  '/',
])('%s is a link', (target) => expect(destinationProblem(target, undefined)).toBeUndefined());

test.each([
  // A browser takes these for paths of our own site.
  ['https:example.com/page', 'is not a whole address'],
  ['https:/example.com', 'is not a whole address'],
  ['mailto:', 'has no email address'],
  ['mailto:hello', 'has no email address'],
  ['tel:', 'has no number'],
  ['../why-us', 'write /why-us for a page of the site'],
  ['./why-us', 'write /why-us for a page of the site'],
  ['www.example.com', 'write https://www.example.com for a place elsewhere'],
  ['#values', 'write it before the #, for example /why-us#values'],
  ['https://www.example.com/page\u202c', 'contains an invisible character'],
])('%s is refused with the fix', (target, problem) => expect(destinationProblem(target, undefined)).toContain(problem));
