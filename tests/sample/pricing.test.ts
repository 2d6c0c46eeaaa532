import { expect, test } from 'vitest';
import { content, pageAt } from './sample-pages.ts';

test('every page on a field, a service or a product has at least two prices, three weeks and the note', () => {
  const groups = content.navigation.header.filter(({ children }) => children);
  expect(groups.map(({ link }) => link)).toEqual(['/product', '/expertise', '/services']);
  const paths = groups.flatMap(({ children = [] }) => children.map(({ link }) => link));
  for (const path of paths) {
    const { pricing } = pageAt(path).props as {
      pricing: { prices: { price: string }[]; weeks: { when: string }[]; note: string };
    };
    expect(pricing.prices.filter(({ price }) => /\$\d/.test(price)).length, path).toBeGreaterThanOrEqual(2);
    expect(
      pricing.weeks.map(({ when }) => when),
      path,
    ).toEqual(['After week 1', 'After week 4', 'After week 12']);
    expect(pricing.note, path).toMatch(/^Sample 2026 prices/);
  }
});
