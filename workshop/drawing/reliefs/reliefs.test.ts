import { describe, expect, it } from 'vitest';
import { colors } from './colors.ts';
import { reliefs } from './reliefs.ts';

describe.each(Object.entries(reliefs))('%s', (_, { width, height, pieces }) => {
  it('has exactly one piece in the signal color, and shows it whole', () => {
    const hot = pieces.filter(({ color }) => color === colors.hot);
    expect(hot).toHaveLength(1);
    for (const [x, y] of hot.flatMap(({ outline }) => outline)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });
});

it('every upright crop belongs to a wide picture', () => {
  const crops = Object.keys(reliefs).filter((name) => name.endsWith('-phone'));
  expect(crops.length).toBeGreaterThan(0);
  const orphans = crops.filter((name) => !reliefs[name.replace(/-phone$/, '')]);
  expect(orphans).toEqual([]);
});
