// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PostalLine } from './postal-line.tsx';

test.each([
  ['4050-262 Porto', ['4050-262']],
  ['東京都千代田区 100-0001', ['100-0001']],
  ['12-14 Rue Saint-Denis, 5-B', ['12-14', '5-B']],
  ['Spring, TX 77379', []],
])('of the line %s, the numbers with hyphens stay in one piece', (text, numbers) => {
  const { container } = render(<PostalLine text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(numbers);
});
