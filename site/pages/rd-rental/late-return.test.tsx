import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LateReturn } from './late-return.tsx';

vi.mock('#language', () => ({ shortTime: (hour: number, minutes: string) => `${hour}.${minutes} h` }));

test('every third hour that fits before closing is labeled, on the clock of the site’s language', () => {
  const texts = { label: 'Board', title: 'Thursday', note: 'Vans', message: { to: 'To you', text: 'Your van.' } };
  const markup = renderToStaticMarkup(<LateReturn {...texts} opens={7} closes={18} now={11} rows={[]} />);
  expect(markup.match(/\d+\.00 h/g)).toEqual(['8.00 h', '11.00 h', '14.00 h', '17.00 h']);
});
