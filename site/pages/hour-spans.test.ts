import { expect, test } from 'vitest';
import { z } from 'zod';
import { reportHours, reportOverlaps } from './hour-spans.ts';

const span = z.object({ from: z.number(), to: z.number() });

const day = z
  .object({ opens: z.number(), closes: z.number(), now: z.number(), spans: z.array(span) })
  .superRefine(({ spans, ...hours }, context) =>
    reportHours(
      hours,
      spans.map((each, index) => ({ ...each, path: ['spans', index] })),
      context,
    ),
  );

const spansInOrder = z.array(span).superRefine(reportOverlaps);

/** The path and the message of each problem. */
const problems = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test('hours within those that are drawn, and at their ends, are accepted', () => {
  expect(problems(day, { opens: 7, closes: 17, now: 7, spans: [{ from: 7, to: 17 }] })).toEqual([]);
});

test('the current hour, and a span that begins or ends outside the drawn hours, are reported', () => {
  const spans = [
    { from: 6.5, to: 8 },
    { from: 16, to: 17.5 },
  ];
  expect(problems(day, { opens: 7, closes: 17, now: 18, spans })).toEqual([
    ['now', 'is not between 7 and 17, which are drawn: correct one of them'],
    ['spans.0.from', 'is not between 7 and 17, which are drawn: correct one of them'],
    ['spans.1.to', 'is not between 7 and 17, which are drawn: correct one of them'],
  ]);
});

test('a span that does not end after it begins is reported', () => {
  expect(problems(day, { opens: 7, closes: 17, now: 9, spans: [{ from: 8, to: 8 }] })).toEqual([
    ['spans.0.to', 'is not after 8, when it begins: write a later hour'],
  ]);
});

test('a day that does not close after it opens is reported, and its hours are not', () => {
  expect(problems(day, { opens: 7, closes: 7, now: 9, spans: [{ from: 8, to: 10 }] })).toEqual([
    ['closes', 'is not after 7, when it opens: write a later hour'],
  ]);
});

test('a span that begins before the one above it has ended is reported', () => {
  const before = { from: 8, to: 10 };
  expect(problems(spansInOrder, [before, { from: 10, to: 11 }])).toEqual([]);
  expect(problems(spansInOrder, [before, { from: 9.5, to: 11 }])).toEqual([
    ['1.from', 'is before 10, when the one above it ends: correct one of them'],
  ]);
});
