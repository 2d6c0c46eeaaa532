import { facebook } from '../../ui/icons/facebook.ts';
import { linkedin } from '../../ui/icons/linkedin.ts';
import { twitter } from '../../ui/icons/twitter.ts';
import { whatsapp } from '../../ui/icons/whatsapp.ts';
import { articlePath, articleSummary, categoryLabel } from '../article-summary.ts';
import { formatDate } from '../dates.ts';
import type { Article, SiteContent } from '../site-content.ts';
import type { ArticleLabels } from './article-labels-schema.ts';
import { RelatedArticlesIndex } from './related-articles-index.ts';

const iconDrawings = { facebook, linkedin, twitter, whatsapp };

const maxRelatedArticles = 3;

/** The props of an article's page, with links to other articles. */
export function articleProps({ networks, ...labels }: ArticleLabels, article: Article, content: SiteContent) {
  const index = indexFor(content.articles);
  const { newer, older } = index.findNeighbors(article);
  return {
    labels,
    networks: networks.map(({ drawing, ...network }) => ({ ...network, drawing: iconDrawings[drawing] })),
    title: article.title,
    category: categoryLabel(article, content),
    date: formatDate(article.published, content),
    isoDate: article.published,
    author: { name: article.author.name, role: article.author.role },
    ...(article.comments !== undefined && { comments: article.comments }),
    ...(article.views !== undefined && { views: article.views }),
    minutes: article.minutes,
    hero: article.hero,
    background: article.background,
    headings: article.headings,
    numbered: article.numbered,
    html: article.html,
    tags: article.tags,
    ...(article.updated && { updated: { date: formatDate(article.updated, content), isoDate: article.updated } }),
    ...(newer && { newer: { title: newer.title, link: articlePath(newer) } }),
    ...(older && { older: { title: older.title, link: articlePath(older) } }),
    // The neighbors are left out: they have their own links.
    related: index.findRelated(article, maxRelatedArticles, [newer, older]).map(({ article: other, shared }) => ({
      ...articleSummary(other, content),
      // The category is already shown above the title.
      shared: shared.filter((tag) => tag !== other.category),
    })),
  };
}

/** The index of each list of articles: built once, although every article's page needs it. */
const indexes = new WeakMap<readonly Article[], RelatedArticlesIndex>();

function indexFor(articles: readonly Article[]): RelatedArticlesIndex {
  const index = indexes.get(articles) ?? new RelatedArticlesIndex(articles);
  indexes.set(articles, index);
  return index;
}
