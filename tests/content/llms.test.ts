import { expect, test } from 'vitest';
import { withArticles } from './many-articles.ts';
import { contentFolder } from '#tools/content-folder.ts';
import { readContent, type Content } from '#prerender/content/read-content.ts';
import { sitePages } from '#prerender/data/site-pages.ts';
import { llmsTexts } from '#prerender/llms-texts.ts';
import { language } from '../site/site-language.ts';

const content = await readContent(contentFolder);
const hasArticles = content.articles.length > 0;

const textsOf = (count: number) => {
  const grown = withArticles(content, count);
  return { grown, texts: llmsTexts(grown, sitePages(grown)) };
};
const links = (text = '') => [...text.matchAll(/\]\((\S+)\)/g)].map(([, address]) => address!);
const markdownOf = ({ company, articles }: Content) =>
  articles.map(({ slug }) => `${company.url}/blog/${slug}/index.md`);

test.runIf(hasArticles)('llms.txt lists the newest twenty articles, and links a file with the others', () => {
  const { grown, texts } = textsOf(300);
  const main = links(texts.get('llms.txt'));
  expect(main.filter((address) => address.includes('/blog/') && !address.endsWith('/blog/index.md'))).toEqual(
    markdownOf(grown).slice(0, 20),
  );
  expect(main.at(-1)).toBe(`${grown.company.url}/llms/articles.txt`);
  expect(links(texts.get('llms/articles.txt'))).toEqual(markdownOf(grown).slice(20));
});

test.runIf(hasArticles)('twenty articles need no second file', () => {
  expect([...textsOf(20).texts.keys()]).toEqual(['llms.txt']);
});

test.runIf(hasArticles)(
  'llms.txt has a section for each part of the site with several pages, and every page once',
  () => {
    const { grown, texts } = textsOf(20);
    const main = texts.get('llms.txt')!;
    const ordinaryPages = sitePages(grown).filter(({ article, list }) => !article && !(list && list.pageNumber > 1));
    const tops = new Set(ordinaryPages.filter(({ path, topPath }) => path !== topPath).map(({ topPath }) => topPath));
    const names = ordinaryPages.filter(({ path }) => tops.has(path)).map(({ name }) => name);
    expect([...main.matchAll(/^## (.*)$/gm)].map(([, name]) => name)).toEqual([
      language.listing.pages,
      ...names,
      language.articles,
    ]);
    expect(new Set(links(main)).size).toBe(ordinaryPages.length + 20);
    expect(links(main)).toHaveLength(ordinaryPages.length + 20);
  },
);

test('without articles llms.txt has no heading for them', () => {
  const pagesWithoutArticles = sitePages(content).filter(({ article }) => !article);
  expect(llmsTexts(content, pagesWithoutArticles).get('llms.txt')).not.toContain(`## ${language.articles}\n`);
});
