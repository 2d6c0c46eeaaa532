import { Wrap } from '../../ui/wrap.tsx';
import { ArticleCard } from './article-card.tsx';
import * as styles from './article-list.module.css';
import { cardSize, rangeText, type Pagination } from './pagination.ts';
import type { ArticleSummary } from '../../sections/article-summary.ts';
import { Pager, type PagerProps } from './pager.tsx';

interface ArticleListProps extends Pick<PagerProps, 'failure' | 'retry'> {
  heading: string;
  /** The articles of the current page. */
  articles: ArticleSummary[];
  pagination: Pagination;
}

/** One page of the list of articles. navigation/list-paging.ts replaces it with another page in place. */
export function ArticleList({ heading, articles, pagination, failure, retry }: ArticleListProps) {
  return (
    <Wrap className={styles.list}>
      <div className={styles.head}>
        <h2 className={styles.heading} data-list-heading="" tabIndex={-1}>
          {heading}
        </h2>
        {/* One string, hence one text node: browsers translate a text node as a whole. */}
        <p className={styles.range} aria-live="polite" data-list-range="">
          {rangeText(pagination)}
        </p>
      </div>
      <div data-list={rangeText(pagination)}>
        <ul className={styles.cards}>
          {articles.map((article, index) => (
            <ArticleCard
              key={article.link}
              article={article}
              size={cardSize(index, articles.length)}
              isRowOnPhone={index > 2}
            />
          ))}
        </ul>
        <Pager pagination={pagination} failure={failure} retry={retry} />
      </div>
    </Wrap>
  );
}
