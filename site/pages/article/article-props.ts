import { facebook } from '../../ui/icons/facebook.ts';
import { linkedin } from '../../ui/icons/linkedin.ts';
import { twitter } from '../../ui/icons/twitter.ts';
import { whatsapp } from '../../ui/icons/whatsapp.ts';
import { articlePath, articleSummary, categoryLabel } from '../article-summary.ts';
import { formatDate } from '../dates.ts';
import type { Article, SiteContent } from '../site-content.ts';
import type { ArticleLabels } from './article-labels-schema.ts';

const drawings = { facebook, linkedin, twitter, whatsapp };

/** An article's page, with links to other articles. */
export function articleProps({ networks, ...words }: ArticleLabels, article: Article, content: SiteContent) {
  const { articles } = content;
  const index = articles.indexOf(article);
  const newer = articles[index - 1];
  const older = articles[index + 1];
  return {
    words,
    networks: networks.map(({ drawing, ...network }) => ({ ...network, drawing: drawings[drawing] })),
    title: article.title,
    category: categoryLabel(article),
    date: formatDate(article.published),
    isoDate: article.published,
    author: { name: article.author.name, role: article.author.role },
    ...(article.comments !== undefined && { comments: article.comments }),
    ...(article.views !== undefined && { views: article.views }),
    minutes: article.minutes,
    hero: article.hero,
    ground: article.ground,
    headings: article.headings,
    numbered: article.numbered,
    html: article.html,
    tags: article.tags,
    ...(newer && { newer: { title: newer.title, link: articlePath(newer) } }),
    ...(older && { older: { title: older.title, link: articlePath(older) } }),
    related: relatedTo(article, articles, [newer, older]),
  };
}

/**
 * Up to three others, those with the most tags in common first, newest first among equals. Its neighbors are left out: they
 * have links of their own.
 */
function relatedTo(article: Article, articles: Article[], neighbors: (Article | undefined)[]) {
  const tags = new Set(article.tags);
  const related: { other: Article; shared: string[] }[] = [];
  for (const other of articles) {
    if (other === article || neighbors.includes(other)) continue;
    const shared = other.tags.filter((tag) => tags.has(tag));
    const position = related.findIndex((each) => each.shared.length < shared.length);
    related.splice(position < 0 ? related.length : position, 0, { other, shared });
    related.length = Math.min(related.length, 3);
  }
  return related.map(({ other, shared }) => ({
    ...articleSummary(other),
    // Its category is already shown above its title.
    shared: shared.filter((tag) => tag !== other.category),
  }));
}
