import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PagePicture } from './page-picture.tsx';

test('the crops of a hero’s picture for phones and tablets are not shown between text', () => {
  const source = (name: string) => ({ width: 1560, height: 720, avif: `/${name}.avif 1560w`, jpeg: `/${name}.jpg` });
  const picture = {
    ...source('whole'),
    alt: 'A bridge',
    color: '#fff',
    tablet: source('tablet'),
    phone: source('phone'),
  };
  const markup = renderToStaticMarkup(<PagePicture picture={picture} />);
  expect(markup).toContain('/whole.avif');
  expect(markup).not.toMatch(/phone\.|tablet\./);
});
