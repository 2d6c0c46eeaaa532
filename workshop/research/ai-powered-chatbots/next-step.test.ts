import { expect, test } from 'vitest';
import { nextStep, type Turn } from './next-step.ts';

const yesOrNo = [false, true];
const turns: Turn[] = [0, 0.4, 0.5, 0.7, 0.98, 1, Number.NaN].flatMap((fit) =>
  ['delivery', 'cancel'].flatMap((topic) =>
    yesOrNo.flatMap((wantsPerson) =>
      yesOrNo.flatMap((answerFailed) =>
        yesOrNo.map((clarified) => ({ fit, topic, wantsPerson, answerFailed, clarified })),
      ),
    ),
  ),
);
const createTurn = (changes: Partial<Turn>): Turn => ({
  fit: 0.7,
  topic: 'delivery',
  wantsPerson: false,
  answerFailed: false,
  clarified: false,
  ...changes,
});

test('a customer who asks for a person gets one the first time, no matter what else is true', () => {
  const steps = turns.filter(({ wantsPerson }) => wantsPerson).map(nextStep);
  expect(new Set(steps)).toEqual(new Set(['hand over']));
});

test('a failed answer is not followed by another', () => {
  const steps = turns.filter(({ answerFailed }) => answerFailed).map(nextStep);
  expect(new Set(steps)).toEqual(new Set(['hand over']));
});

test('a topic for people is handed over, however well an answer fits', () => {
  const steps = turns.filter(({ topic }) => topic === 'cancel').map(nextStep);
  expect(new Set(steps)).toEqual(new Set(['hand over']));
});

test('a clarification can lead to an answer', () => {
  expect(nextStep(createTurn({ fit: 0.7 }))).toBe('clarify');
  expect(nextStep(createTurn({ fit: 0.98, clarified: true }))).toBe('answer');
});

test('the bot asks for clarification once', () => {
  expect(turns.filter(({ clarified }) => clarified).map(nextStep)).not.toContain('clarify');
});

test('a question whose fit is not a number is handed over', () => {
  expect(nextStep(createTurn({ fit: Number.NaN }))).toBe('hand over');
});
