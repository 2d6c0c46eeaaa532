import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartsTable } from './parts-table.tsx';

test('a part that was neither praised nor blamed has no bar', () => {
  const columns = { part: 'Part', praised: 'Praised', blamed: 'Blamed', proof: 'Proof' };
  const parts = [
    { name: 'Food', praised: 3, blamed: 1, proof: 'Good food.' },
    { name: 'Parking', praised: 0, blamed: 0, proof: 'Nobody mentions it.' },
  ];
  const markup = renderToStaticMarkup(
    <PartsTable heading="Parts" paragraphs={['Text.']} columns={columns} parts={parts} caption="Counted" />,
  );
  expect(markup.match(/--praised-share:[^;"]*/g)).toEqual(['--praised-share:0.75']);
});
