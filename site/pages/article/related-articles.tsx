import { Link } from '../../navigation/link.tsx';
import { classes } from '../../ui/classes.ts';
import * as pressable from '../../ui/pressable.module.css';
import { Picture } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { ArticleMeta } from '../../sections/article-meta.tsx';
import type { ArticleSummary } from '../../sections/article-summary.ts';
import { above } from '../../ui/space.ts';
import { Text } from '../../ui/text.tsx';
import { TitleText } from '../../ui/title-text.tsx';
import * as styles from './related-articles.module.css';

interface RelatedArticlesProps {
  heading: string;
  /** The label before the tags that an article shares with the current one. */
  sharedLabel: string;
  articles: (ArticleSummary & { shared: string[] })[];
}

/** Articles to read next, in ruled rows, with the tags that they share with the current one. */
export function RelatedArticles({ heading, sharedLabel, articles }: RelatedArticlesProps) {
  return (
    <section className={styles.related} data-print="none">
      <Wrap grid>
        <h2 className={styles.heading}>{heading}</h2>
        <ul className={styles.list}>
          {articles.map((article) => (
            <li key={article.link} className={classes(pressable.pressable, styles.row)}>
              <div className={classes(pressable.frame, styles.cover)} data-cover-of={article.link}>
                <Picture file={article.cover} sizes="204px" className={pressable.picture} />
              </div>
              <div className={styles.text}>
                <p className={styles.category}>{article.category}</p>
                <h3 className={styles.title}>
                  <Link className={pressable.link} to={article.link}>
                    <TitleText text={article.title} />
                  </Link>
                </h3>
                {article.shared.length > 0 && (
                  <Text size="small" color="quiet" className={above(1)}>
                    {sharedLabel} {article.shared.join(', ')}
                  </Text>
                )}
              </div>
              <ArticleMeta {...article} className={styles.meta} />
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
