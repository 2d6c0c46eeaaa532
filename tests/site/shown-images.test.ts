import { expect, test } from 'vitest';
import { shownImages } from './shown-images.ts';

const image = '<img src="/pictures/home/hall-640.4f2a91.jpg" alt="A hall" width="640" height="480" loading="lazy"/>';

test.each(['<path d="M0 0"/>', '<path d="M0 0" />', '<path d="M0 0"></path>', '<br>'])(
  'an image after a hidden drawing with %s is not hidden itself',
  (shape) => {
    const document = `<p><svg aria-hidden="true">${shape}</svg>${image}</p><div aria-hidden="true">${image}</div>`;
    expect(shownImages(document)).toMatchObject([
      { name: 'home/hall', alt: 'A hall', isLazy: true, isHidden: false },
      { name: 'home/hall', alt: 'A hall', isLazy: true, isHidden: true },
    ]);
  },
);
