import { expect, test } from 'vitest';
import { congregation } from './congregation.ts';
import { portraitPaper, portraitSize } from './portrait-paper.ts';
import { people } from './people.ts';

const everyone = { ...people, ...congregation };

test('no two people have the same hair, hair color and skin', () => {
  const looks = Object.values(everyone).map(({ hair, face }) => `${hair.style} ${hair.color} ${face.skin}`);
  expect(looks.filter((look, order) => looks.indexOf(look) !== order)).toEqual([]);
});

test('a person without a background ends within the picture on both sides', () => {
  for (const [name, person] of Object.entries(congregation)) {
    const visible = portraitPaper(person).pieces.flatMap(({ outline }) => outline.filter(([, y]) => y <= portraitSize));
    const sides = visible.map(([x]) => x);
    expect([Math.min(...sides) >= 0, Math.max(...sides) <= portraitSize], name).toEqual([true, true]);
  }
});
