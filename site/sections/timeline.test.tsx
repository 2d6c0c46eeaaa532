import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Timeline } from './timeline.tsx';

test.each([
  [
    ['2020', '2022', '2025', 'Now'],
    [2, 3, 3, 1.25],
  ],
  [
    ['2020', 'Now'],
    [1, 1.25],
  ],
  [
    ['Spring', 'Now'],
    [1, 1],
  ],
  [
    ['8:04', '9:30', '12:15'],
    [1, 1, 1],
  ],
])('the bars of %j have columns of %j parts: to scale for years, equal for other times', (times, parts) => {
  const moments = times.map((when) => ({ when, title: 'Title', text: 'Text' }));
  const markup = renderToStaticMarkup(<Timeline heading="Heading" look="bars" moments={moments} />);
  const columns = /--columns:([^"]*)"/.exec(markup)?.[1] ?? '';
  expect([...columns.matchAll(/9em, ([\d.]+)fr/g)].map(([, part]) => Number(part))).toEqual(parts);
});
