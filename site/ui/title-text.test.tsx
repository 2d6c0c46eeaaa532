// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TitleText } from './title-text.tsx';

test('every compound in a title stays in one piece, including one that occurs twice', () => {
  // React reports equal keys on the console.
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(<TitleText text="A five-star review of a five-star or state-of-the-art app" />);
  const compounds = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(compounds).toEqual(['five-star', 'five-star', 'state-of-the-art']);
  expect(consoleError).not.toHaveBeenCalled();
});
