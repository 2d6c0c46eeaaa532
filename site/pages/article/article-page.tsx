import { ArticleBody } from './article-body.tsx';
import { ArticleColumns } from './article-columns.tsx';
import { ArticleContents } from './article-contents.tsx';
import { ArticleEnd, type ShareNetwork } from './article-end.tsx';
import { ArticleHero, type ArticleHeroProps } from './article-hero.tsx';
import type { ArticleSummary } from '../../sections/article-summary.ts';
import { ArticleNeighbors, type NeighborArticle } from './article-neighbors.tsx';
import { RelatedArticles } from './related-articles.tsx';
import type { PictureFile } from '../../ui/picture.tsx';
import type { ArticleLabels } from './article-labels-schema.ts';

export interface ArticlePageProps {
  labels: Omit<ArticleLabels, 'networks'>;
  networks: ShareNetwork[];
  title: string;
  category: string;
  /** The day of publication, in the site's format: pages/dates.ts. */
  date: string;
  isoDate: string;
  author: { name: string; role: string };
  comments?: number;
  views?: number;
  /** The reading time. */
  minutes: number;
  hero: PictureFile;
  background: ArticleHeroProps['background'];
  /** The second-level headings of the body. */
  headings: { id: string; text: string }[];
  /** Whether the headings are numbered. */
  numbered: boolean;
  /** The body's markup, rendered from its Markdown. */
  html: string;
  tags: string[];
  /** The day of the last change that a reader should know of. */
  updated?: { date: string; isoDate: string };
  newer?: NeighborArticle;
  older?: NeighborArticle;
  /** Up to three other articles, each with the tags that it shares with this one, except its own category. */
  related: (ArticleSummary & { shared: string[] })[];
}

/** An article, with links to its neighbors and to related articles. */
export function ArticlePage({ labels, hero, html, related, ...article }: ArticlePageProps) {
  return (
    <>
      <article>
        <ArticleHero {...article} picture={hero} />
        <ArticleColumns aside={<ArticleContents {...article} heading={labels.contents} />}>
          <ArticleBody html={html} />
          <ArticleEnd {...article} labels={labels} />
        </ArticleColumns>
      </article>
      <ArticleNeighbors {...article} labels={labels} />
      {related.length > 0 && (
        <RelatedArticles heading={labels.related} sharedLabel={labels.shared} articles={related} />
      )}
    </>
  );
}
