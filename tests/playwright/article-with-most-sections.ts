import { test } from '@playwright/test';
import { isArticlePage } from '#site/pages/define-page.ts';
import { content, contentOfPage } from './site-content.ts';

const [mostSections] = content.articles.toSorted((first, second) => second.headings.length - first.headings.length);
const articleRoute = content.routes.find(({ page }) => isArticlePage(page));

/** Has the most targets to scroll to in its contents; empty if the site has no articles. */
export const articleWithMostSections = mostSections ?? { slug: '', title: '', headings: [] };

/** The path of that article or, if the site has none, of a page that reads like one. */
export const articlePath =
  mostSections && articleRoute ? articleRoute.path.replace(':article', mostSections.slug) : '/privacy-policy';

/** The labels that every article page has. */
export const articleLabels = contentOfPage('article', {
  contents: '',
  related: '',
  share: '',
  networks: [{ address: '' }],
});

/** The reason to skip tests of articles; undefined if the site has any. */
export const articleSkipReason = mostSections && articleRoute ? undefined : 'the site has no articles';

/** Skips tests for which the article with the most sections has fewer than the given numbers of sections and words. */
export const skipWithoutArticle = (minSections = 0, minWords = 0) => {
  test.skip(articleSkipReason !== undefined, articleSkipReason);
  test.skip((mostSections?.headings.length ?? 0) < minSections, `no article has ${minSections} sections`);
  test.skip(
    (mostSections?.wordCount ?? 0) < minWords,
    `the article with the most sections has fewer than ${minWords} words`,
  );
};

export const skipWithFewerArticles = (count: number) =>
  test.skip(content.articles.length < count, `the site has fewer than ${count} articles`);
