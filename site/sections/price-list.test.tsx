import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceList } from './price-list.tsx';

test('the bar of a unit price begins where the last range before it ends, even if a price between the two has no range', () => {
  const prices = ['10', undefined, '50'].map((last, index) => ({
    name: `Price ${index}`,
    price: '$1',
    text: 'Text',
    last,
  }));
  const markup = renderToStaticMarkup(<PriceList prices={prices} look="bars" />);
  expect([...markup.matchAll(/--from:([\d.]+);--to:([\d.]+)/g)].map(([, from, to]) => [from, to])).toEqual([
    ['0', '0.2'],
    ['0.2', '1'],
  ]);
});
