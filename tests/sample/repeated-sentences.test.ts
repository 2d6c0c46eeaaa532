import { expect, test } from 'vitest';
import { caseStudy } from '#site/pages/case/page.ts';
import { products } from '#site/pages/products/page.ts';
import { textsIn } from './page-texts.ts';
import { content, pageAt, pages, wholeSite } from './sample-pages.ts';

/** A sentence as it is compared: in lowercase, without punctuation. */
const normalize = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll(/[^a-z0-9$%. ]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '');
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).map(normalize);

/**
 * Texts that several pages share on purpose: the six techniques, which the specification requires on four pages; the
 * summaries and titles of cases and articles; the quotes that home shortens; the week shared by the list of products
 * and JJ Timesheet; the note under prices; the company's self-description; and the blog's description, which its feed
 * has too.
 */
function sharedSentences(): Set<string> {
  const cases = pages
    .filter(({ definition }) => definition === caseStudy)
    .map(({ path }) => content.page(caseStudy.schema, path));
  const texts = [
    textsIn(content.techniques),
    cases.flatMap(({ line, claim }) => [line, claim ?? '']),
    content.articles.flatMap(({ title, description }) => [title, description]),
    content.testimonials.map(({ feedback }) => feedback),
    textsIn(content.page(products.schema, '/product').timesheet.week),
    content.figures['prices']!['note']!,
    content.company.description,
    pageAt('/blog').description,
  ];
  return new Set(texts.flat().flatMap(sentencesOf));
}

test('no sentence of eight words or more appears twice on the site, articles included', () => {
  const allowed = sharedSentences();
  const seen = new Map<string, string>();
  const repeated: string[] = [];
  for (const { path, texts } of wholeSite) {
    for (const sentence of texts.flatMap(sentencesOf)) {
      if (sentence.split(' ').length < 8 || allowed.has(sentence)) continue;
      const other = seen.get(sentence);
      if (other) repeated.push(`${other}, ${path}: ${sentence}`);
      seen.set(sentence, path);
    }
  }
  expect(seen.size).toBeGreaterThan(2_000);
  expect(repeated).toEqual([]);
});
