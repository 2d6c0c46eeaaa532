import { test } from '@playwright/test';
import { isArticlePage } from '#site/pages/define-page.ts';
import { content, contentOfPage } from './site-content.ts';

/** The article with the most sections, so that its contents have targets to scroll to: long for a test that scrolls. */
const [longest] = content.articles.toSorted((first, second) => second.headings.length - first.headings.length);
const articleRoute = content.routes.find(({ page }) => isArticlePage(page));

export const longestArticle = longest ?? { slug: '', title: '', headings: [] };

/** The path of the longest article or, if the site has none, of a page that reads like one. */
export const articlePath =
  longest && articleRoute ? articleRoute.path.replace(':article', longest.slug) : '/privacy-policy';

/** The labels that every article page has. */
export const articleLabels = contentOfPage('article', {
  contents: '',
  related: '',
  share: '',
  networks: [{ address: '' }],
});

/** The reason to skip tests of articles; undefined if the site has any. */
export const articleSkipReason = longest && articleRoute ? undefined : 'the site has no articles';

/** Skips tests for which the article with the most sections has fewer than the given numbers of sections and words. */
export const skipWithoutArticle = (minSections = 0, minWords = 0) => {
  test.skip(articleSkipReason !== undefined, articleSkipReason);
  test.skip((longest?.headings.length ?? 0) < minSections, `no article has ${minSections} sections`);
  test.skip(
    (longest?.wordCount ?? 0) < minWords,
    `the article with the most sections has fewer than ${minWords} words`,
  );
};

export const skipWithFewerArticles = (count: number) =>
  test.skip(content.articles.length < count, `the site has fewer than ${count} articles`);
