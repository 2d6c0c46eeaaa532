import { Link } from '../../navigation/link.tsx';
import type { ArticleSummary } from '../../sections/article-summary.ts';
import { ArticleMeta } from '../../sections/article-meta.tsx';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import * as pressable from '../../ui/pressable.module.css';
import { SectionHead } from '../../ui/section-head.tsx';
import { Title } from '../../ui/title.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './measured-articles.module.css';

export interface MeasuredArticlesProps {
  heading: string;
  text: string;
  articles: ArticleSummary[];
}

/** A few articles with our own measurements: title, reading time, date. */
export function MeasuredArticles({ heading, text, articles }: MeasuredArticlesProps) {
  return (
    <Band flush="top">
      <Wrap grid>
        <SectionHead narrow heading={heading} text={text} className={styles.head} />
        <ul className={styles.list}>
          {articles.map((article) => (
            <li key={article.link} className={classes(pressable.pressable, styles.row)}>
              <Title as="h3" size="smallTitle" className={pressable.title}>
                <Link className={pressable.link} to={article.link}>
                  {article.title}
                </Link>
              </Title>
              <ArticleMeta {...article} />
            </li>
          ))}
        </ul>
      </Wrap>
    </Band>
  );
}
