import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OutageLine } from './outage-line.tsx';

test('the parts of the line are to scale, also when the clock passes from 12 to 1', () => {
  const moments = [
    { time: '11:00', name: 'Open' },
    { time: '12:20', name: 'Line down' },
    { time: '1:05', name: 'Line up' },
  ];
  const markup = renderToStaticMarkup(
    <OutageLine heading="Outage" moments={moments} held={{ count: 2, text: 'orders wait' }} text="All are kept." />,
  );
  expect(markup).toContain('--columns:80fr 45fr');
});

test('the orders that wait are counted and drawn at the moment when the outage begins', () => {
  const moments = ['9:00', '10:00', '11:00'].map((time) => ({ time, name: `At ${time}` }));
  const markup = renderToStaticMarkup(
    <OutageLine heading="Outage" moments={moments} held={{ count: 2, text: 'orders wait' }} text="All are kept." />,
  );
  const [, outage = '', recovery = ''] = markup.match(/<li.*?<\/li>/g) ?? [];
  expect(outage).toContain('2 orders wait');
  expect(outage.match(/--turn:\d/g)).toEqual(['--turn:0', '--turn:1']);
  expect(recovery).not.toContain('orders wait');
});
