import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MeasuredResult, type MeasuredResultProps } from './measured-result.tsx';

const render = (columns: MeasuredResultProps['columns']) =>
  renderToStaticMarkup(
    <MeasuredResult
      heading="Rentals"
      text="All of them"
      link={{ name: 'The case', link: '/case-studies/one' }}
      title="Rentals"
      note="a month"
      columns={columns}
    />,
  );

test('the numbers of the measurements are written as in the site’s language', () => {
  const markup = render([
    { name: 'May', value: 1234.5, worst: false },
    { name: 'June', value: 2469, worst: true },
  ]);
  const numbers = [...markup.matchAll(/>([\d.,]+)</g)].map(([, number]) => number);
  expect(numbers).toEqual(['1,234.5', '2,469']);
});

test('columns are as high as their share of the highest one, and have no height if all values are zero', () => {
  const sharesOf = (values: number[]) => {
    const markup = render(values.map((value, index) => ({ name: `Week ${index}`, value, worst: false })));
    return [...markup.matchAll(/--share:([\w.]+)/g)].map(([, share]) => share);
  };
  expect(sharesOf([2, 8, 0])).toEqual(['0.25', '1', '0']);
  expect(sharesOf([0, 0])).toEqual(['0', '0']);
});
