import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardColumns } from './card-columns.tsx';

test('a card without a note has no empty paragraph', () => {
  const columns = ['Next', 'In progress', 'Review', 'Done'].map((name) => ({
    name,
    cards: [{ title: `${name} card` }],
  }));
  const markup = renderToStaticMarkup(
    <CardColumns heading="Board" text="A board." more={{ name: 'More', link: '/jj-kit' }} columns={columns} />,
  );
  expect(markup).toContain('Next card');
  expect(markup).not.toMatch(/<p[^>]*><\/p>/);
});
