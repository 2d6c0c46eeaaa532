import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleCard } from './article-card.tsx';

const cover = { alt: '', color: '#123456', width: 1600, height: 900, avif: '/cover.avif 1600w', jpeg: '/cover.jpg' };
const article = {
  link: '/blog/a-till',
  title: 'A till',
  description: 'It rings.',
  category: 'Shops',
  date: '24/01/2025',
  isoDate: '2025-01-24',
  minutes: 4,
  cover,
};

/** The `sizes` of a card's cover on a phone. */
const phoneSizes = (isRowOnPhone: boolean) =>
  / sizes="[^"]*, ([^"]*)"/.exec(
    renderToStaticMarkup(<ArticleCard article={article} size="seven" isRowOnPhone={isRowOnPhone} />),
  )?.[1];

test('on a phone, a row loads its cover in the small size in which it is drawn', () => {
  expect(phoneSizes(false)).toBe('94vw');
  expect(phoneSizes(true)).toBe('200px');
});
