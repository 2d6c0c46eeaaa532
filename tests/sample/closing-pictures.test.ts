import { expect, test } from 'vitest';
import { expectedFrame } from '../site/built-site.ts';
import { parsedDocument } from '../site/parsed-document.ts';

/** The name of the picture in a page's closing banner. */
const closingPictureOf = (path: string) =>
  /\/pictures\/(.+)-\d+\.\w+\.jpg/.exec(
    parsedDocument(path).querySelector('main > section:last-child img')?.getAttribute('src') ?? '',
  )?.[1];

test.each([
  ['/', 'call-to-action'],
  ['/contact-us', 'call-to-action'],
  ['/expertise', 'closing-expertise'],
  ['/natural-language-processing', 'closing-expertise'],
  ['/extended-team-services', 'closing-services'],
  ['/jj-kit', 'closing-products'],
  ['/case-studies/timesheet', 'closing-cases'],
  ['/blog/securing-iot-devices', 'closing-blog'],
])('%s ends with the picture of its part of the site', (path, picture) => {
  expect(closingPictureOf(path)).toBe(picture);
});

const bannerOf = (path: string) => parsedDocument(path).querySelector('main > section:last-child')?.textContent ?? '';

test('the closing banner of a page says how the orange piece of its hero fits in, if the page does not', async () => {
  const { fitted } = (await expectedFrame()).frame.callToAction;
  expect(Object.keys(fitted).length).toBeGreaterThan(10);
  for (const [path, sentence] of Object.entries(fitted)) expect(bannerOf(path), path).toContain(sentence);
  expect(bannerOf('/sentiment-analysis')).toBe('Our team is ready to boost your businessGet in touch');
});
