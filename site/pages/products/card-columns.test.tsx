import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardColumns } from './card-columns.tsx';

const markupOf = (columns: ComponentProps<typeof CardColumns>['columns']) =>
  renderToStaticMarkup(
    <CardColumns heading="Board" text="A board." more={{ name: 'More', link: '/jj-kit' }} columns={columns} />,
  );

test('a finished card’s note is shown', () => {
  const columns = ['Next', 'In progress', 'Review', 'Done'].map((name) => ({
    name,
    cards: [{ title: `${name} card`, note: `${name} note` }],
  }));
  expect(markupOf(columns)).toContain('Done note');
});

test('a card without a note has no empty paragraph', () => {
  const columns = ['Next', 'In progress', 'Review', 'Done'].map((name) => ({
    name,
    cards: [{ title: `${name} card` }],
  }));
  const markup = markupOf(columns);
  expect(markup).toContain('Next card');
  expect(markup).not.toMatch(/<p[^>]*><\/p>/);
});
