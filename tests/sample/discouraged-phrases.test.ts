import { expect, test } from 'vitest';
import { wholeSite } from './sample-pages.ts';

test('no page or article contains an overused phrase or one that is not American', () => {
  const discouraged = [
    /\ba person decides\b/i,
    /\bwe say so\b/i,
    /\byours from day one\b/i,
    /\balso when\b/i,
    /\bmails\b/i,
    /\bmay decide\b/i,
    /\bfirst talk\b/i,
    /\bask(s|ed|ing)? back\b/i,
    /\btick(s|ed)\b/i,
    /\bafterwards\b/i,
  ];
  const found = wholeSite.flatMap(({ path, texts }) =>
    texts.flatMap((text) => discouraged.filter((phrase) => phrase.test(text)).map((phrase) => `${path}: ${phrase}`)),
  );
  expect(found).toEqual([]);
});
