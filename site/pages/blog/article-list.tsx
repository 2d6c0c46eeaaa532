import { Wrap } from '../../ui/wrap.tsx';
import { ArticleCard } from './article-card.tsx';
import * as styles from './article-list.module.css';
import { cardSize, rangeOf, type Pagination } from './pagination.ts';
import type { ArticleSummary } from '../../sections/article-summary.ts';
import { Pager, type PagerProps } from './pager.tsx';

interface ArticleListProps extends Pick<PagerProps, 'failure' | 'retry'> {
  heading: string;
  /** Articles of the current page. */
  articles: ArticleSummary[];
  pagination: Pagination;
}

/** A page of the list of articles. A script replaces it by another page in place: navigation/list-paging.ts. */
export function ArticleList({ heading, articles, pagination, failure, retry }: ArticleListProps) {
  return (
    <Wrap className={styles.list}>
      <div className={styles.head}>
        <h2 className={styles.heading} data-list-heading="" tabIndex={-1}>
          {heading}
        </h2>
        {/* One string: a translated text node can only be replaced as a whole. */}
        <p className={styles.text} aria-live="polite" data-list-range="">
          {rangeOf(pagination)}
        </p>
      </div>
      <div data-list={rangeOf(pagination)}>
        <ul className={styles.cards}>
          {articles.map((article, index) => (
            <ArticleCard key={article.link} article={article} size={cardSize(index, articles.length)} row={index > 2} />
          ))}
        </ul>
        <Pager pagination={pagination} failure={failure} retry={retry} />
      </div>
    </Wrap>
  );
}
