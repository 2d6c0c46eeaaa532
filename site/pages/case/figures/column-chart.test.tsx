import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ColumnChart } from './column-chart.tsx';

test('a chart’s numbers are written as in the site’s language: on the axis, at the columns and in the table', () => {
  const markup = renderToStaticMarkup(
    <ColumnChart
      look="bars"
      title="Rentals"
      note="A month"
      columnName="Month"
      series={['Rentals']}
      ticks={[0, 2500]}
      columns={[{ name: 'May', values: [1234.5], tone: 'sky', before: 'sky', silent: false }]}
      legend={[]}
      source="Our count"
      table="All numbers"
    />,
  );
  const texts = [...markup.matchAll(/>([\d.,]+)</g)].map(([, text]) => text);
  expect(texts).toEqual(['0', '2,500', '1,234.5', '1,234.5']);
});
