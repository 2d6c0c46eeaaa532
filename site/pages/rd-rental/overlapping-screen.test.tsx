import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OverlappingScreen } from './overlapping-screen.tsx';

test('on a phone, a picture is loaded for its own width, one and a half times the window’s', () => {
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
