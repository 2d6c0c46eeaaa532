import { classes } from '../../ui/classes.ts';
import { useRef } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import { ArticleCard } from './article-card.tsx';
import * as scripted from '../../ui/scripted.module.css';
import * as styles from './article-list.module.css';
import { cardSize, pageSize } from './article-place.ts';
import type { ArticleSummary } from '../../sections/article-summary.ts';
import { Pager } from './pager.tsx';
import { useListPage } from './use-list-page.ts';

interface ArticleListProps {
  heading: string;
  /** All of them, in the order in which they are shown. */
  articles: ArticleSummary[];
}

/** Articles six a page. All are in the markup: where scripts do not run, all are shown and nothing pages. */
export function ArticleList({ heading, articles }: ArticleListProps) {
  const pages = Math.ceil(articles.length / pageSize);
  const [page, setPage] = useListPage(pages);
  const head = useRef<HTMLHeadingElement>(null);
  const first = page * pageSize;
  const last = Math.min(first + pageSize, articles.length);

  const turn = (to: number) => {
    setPage(to);
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView();
  };

  return (
    <Wrap className={styles.list}>
      <div className={styles.head}>
        <h2 className={styles.heading} ref={head} tabIndex={-1}>
          {heading}
        </h2>
        {/* One string: a translator's text can only be replaced as a whole. */}
        <p
          className={classes(scripted.scripted, styles.text)}
          aria-live="polite"
        >{`Articles ${first + 1} to ${last} of ${articles.length}`}</p>
      </div>
      <ul className={styles.cards}>
        {articles.map((article, index) => {
          const place = index % pageSize;
          const count = Math.min(pageSize, articles.length - index + place);
          return (
            <ArticleCard
              key={article.link}
              article={article}
              size={cardSize(place, count)}
              row={place > 2}
              off={index < first || index >= last}
            />
          );
        })}
      </ul>
      <Pager page={page} pages={pages} onTurn={turn} />
    </Wrap>
  );
}
