import { expect, test } from 'vitest';
import { shapeProblem } from './picture-shapes.ts';

test.each([
  ['cover-x', 800, 600, 'is 800x600 pixels, which is too narrow: crop it to the shape of 1600x900'],
  ['cover-x', 1000, 1400, 'is 1000x1400 pixels, which is too narrow: crop it to the shape of 1600x900'],
  ['cover-x', 1280, 720, 'is 1280x720 pixels, which is too small: take one of at least 1600x900'],
  ['hero-x', 1920, 400, 'is 1920x400 pixels, which is too wide: crop it to the shape of 1920x720'],
  ['team/ann', 600, 900, 'is 600x900 pixels, which is too narrow: crop it to the shape of 600x600'],
  ['photos/door', 300, 200, 'is 300x200 pixels, which is too small: take one of at least 800x400'],
])('a picture %s of %i by %i pixels is refused with the fix', (name, width, height, problem) => {
  expect(shapeProblem(name, { width, height }, new Set(['x']))).toBe(problem);
});

test('the hero of an article whose name ends like a crop’s has the shape of a hero', () => {
  const problem = (name: string, ...articles: string[]) =>
    shapeProblem(name, { width: 780, height: 1040 }, new Set(articles));
  expect(problem('hero-choosing-a-phone', 'choosing-a-phone')).toContain('crop it to the shape of 1920x720');
  expect(problem('hero-choosing-a-phone-phone', 'choosing-a-phone')).toBeUndefined();
  expect(problem('hero-choosing-a-phone', 'choosing-a')).toBeUndefined();
});

test('a larger cover, a taller hero and a photo of any usual shape are accepted', () => {
  for (const [name, width, height] of [
    ['cover-x', 3200, 1800],
    ['hero-x', 1920, 1080],
    ['hero-of-a-page', 500, 500],
    ['photos/door', 900, 1600],
  ] as const) {
    expect(shapeProblem(name, { width, height }, new Set(['x'])), name).toBeUndefined();
  }
});
