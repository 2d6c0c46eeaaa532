import { expect, test } from 'vitest';
import { nextStep, type Turn } from './next-step.ts';

const yesOrNo = [false, true];
const turns: Turn[] = [0, 0.4, 0.5, 0.7, 0.93, 1, Number.NaN].flatMap((fit) =>
  ['delivery', 'cancel'].flatMap((topic) =>
    yesOrNo.flatMap((wantsPerson) =>
      yesOrNo.flatMap((answerFailed) =>
        yesOrNo.map((askedBack) => ({ fit, topic, wantsPerson, answerFailed, askedBack })),
      ),
    ),
  ),
);
const some = (is: Partial<Turn>): Turn => ({
  fit: 0.7,
  topic: 'delivery',
  wantsPerson: false,
  answerFailed: false,
  askedBack: false,
  ...is,
});

test('who asks for a person gets one the first time, whatever else is true', () => {
  const steps = turns.filter(({ wantsPerson }) => wantsPerson).map(nextStep);
  expect(new Set(steps)).toEqual(new Set(['hand over']));
});

test('a failed answer is not followed by another', () => {
  const steps = turns.filter(({ answerFailed }) => answerFailed).map(nextStep);
  expect(new Set(steps)).toEqual(new Set(['hand over']));
});

test('a question back can lead to an answer', () => {
  expect(nextStep(some({ fit: 0.7 }))).toBe('ask back');
  expect(nextStep(some({ fit: 0.95, askedBack: true }))).toBe('answer');
});

test('the bot asks back once', () => {
  expect(turns.filter(({ askedBack }) => askedBack).map(nextStep)).not.toContain('ask back');
});

test('a fit that is no number goes to a person', () => {
  expect(nextStep(some({ fit: Number.NaN }))).toBe('hand over');
});
