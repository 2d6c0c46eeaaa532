import type { ArticleSummary } from '../sections/article-summary.ts';
import { formatDate } from './dates.ts';
import { draftLabel } from './draft-label.ts';
import type { Article, SiteContent } from './site-content.ts';

export const articlePath = (article: Article) => `/blog/${article.slug}`;

/** An article's category; before it, in development, the label of an article that builds omit (see draft-label.ts). */
export const categoryLabel = (article: Article, content: SiteContent): string =>
  [draftLabel(article, content), article.category].filter(Boolean).join(' · ');

/** What lists show of an article. */
export const articleSummary = (article: Article, content: SiteContent): ArticleSummary => ({
  link: articlePath(article),
  title: article.title,
  description: article.description,
  category: categoryLabel(article, content),
  date: formatDate(article.published, content),
  isoDate: article.published,
  minutes: article.minutes,
  cover: article.cover,
});
