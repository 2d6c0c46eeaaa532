import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MeasuredResult } from './measured-result.tsx';

test('the numbers of the measurements are written as in the site’s language', () => {
  const columns = [
    { name: 'May', value: 1234.5, worst: false },
    { name: 'June', value: 2469, worst: true },
  ];
  const markup = renderToStaticMarkup(
    <MeasuredResult
      heading="Rentals"
      text="All of them"
      link={{ name: 'The case', link: '/case-studies/one' }}
      title="Rentals"
      note="a month"
      columns={columns}
    />,
  );
  const numbers = [...markup.matchAll(/>([\d.,]+)</g)].map(([, number]) => number);
  expect(numbers).toEqual(['1,234.5', '2,469']);
});
