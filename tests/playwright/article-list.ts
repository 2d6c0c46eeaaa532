import { test } from '@playwright/test';
import { content } from './site-content.ts';
import { pageCount, pageSize } from '#site/pages/list-pages.ts';
import { language } from '../site/site-language.ts';

/** Selects the cards of the article list. */
export const cards = 'main li:has(h3)';
export const articleCount = content.articles.length;
export const listPageCount = pageCount(articleCount);
export const newestArticle = content.articles[0] ?? { slug: '', title: '' };

/** The text about the articles on a page of the list: “Articles 1 to 6 of 17”. */
export const rangeText = (page: number) =>
  language.articleRange((page - 1) * pageSize + 1, Math.min(page * pageSize, articleCount), articleCount);

/** Skips tests that a list with a single page cannot run. */
export const skipWithoutListPages = () => test.skip(listPageCount < 2, 'the list of articles has a single page');
