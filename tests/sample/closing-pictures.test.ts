import { expect, test } from 'vitest';
import { parsedDocument } from '../site/parsed-document.ts';

const pictureBefore = (path: string) =>
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
])('%s ends in the picture of its part of the site', (path, picture) => {
  expect(pictureBefore(path)).toBe(picture);
});
