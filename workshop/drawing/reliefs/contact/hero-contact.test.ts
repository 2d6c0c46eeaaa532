import { expect, test } from 'vitest';
import { colors } from '../colors.ts';
import { reliefs } from '../reliefs.ts';

test.each(['hero-contact', 'hero-contact-phone'])(
  '%s has exactly one piece in the signal color, and shows it whole',
  (name) => {
    const { width, height, pieces } = reliefs[name]!;
    const hot = pieces.filter(({ color }) => color === colors.hot);
    expect(hot).toHaveLength(1);
    for (const [x, y] of hot.flatMap(({ outline }) => outline)) {
      expect([x > 0, x < width, y > 0, y < height]).toEqual([true, true, true, true]);
    }
  },
);
