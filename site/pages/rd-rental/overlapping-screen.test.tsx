import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OverlappingScreen } from './overlapping-screen.tsx';

test('a phone loads its picture for the picture’s width, which extends beyond the window, not for the window’s width', () => {
  const source = (name: string) => ({ width: 1120, height: 840, avif: `/${name}.avif 1120w`, jpeg: `/${name}.jpg` });
  const picture = (name: string) => ({ ...source(name), alt: 'A board', color: '#fff' });
  const markup = renderToStaticMarkup(
    <OverlappingScreen picture={picture('whole')} phone={picture('part')} caption="Invented" />,
  );
  const phoneSources = (markup.match(/<source[^>]*>/g) ?? []).filter((tag) =>
    tag.includes('media="(width &lt;= 700px)"'),
  );
  expect(phoneSources.map((tag) => / sizes="([^"]*)"/.exec(tag)?.[1])).toEqual(['150vw', '150vw']);
});
