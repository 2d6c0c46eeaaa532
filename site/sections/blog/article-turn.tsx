import { Link } from '../../navigation/link.tsx';
import { classes } from '../../ui/classes.ts';
import { arrowLeft } from '../../ui/icons/arrow-left.ts';
import { arrowRight } from '../../ui/icons/arrow-right.ts';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './article-turn.module.css';

export interface NeighborArticle {
  title: string;
  link: string;
}

export interface ArticleTurnProps {
  words: { older: string; newer: string };
  older?: NeighborArticle | undefined;
  newer?: NeighborArticle | undefined;
}

/** The articles written before and after this one. */
export function ArticleTurn({ words, older, newer }: ArticleTurnProps) {
  return (
    <Wrap>
      <nav aria-label="Other articles" className={styles.turn}>
        {older && (
          <Link to={older.link} rel="prev" className={styles.way}>
            <span className={styles.label}>
              <Icon className={styles.icon} drawing={arrowLeft} />
              {words.older}
            </span>
            <b className={styles.strong}>{older.title}</b>
          </Link>
        )}
        {newer && (
          <Link to={newer.link} rel="next" className={classes(styles.way, styles.next)}>
            <span className={classes(styles.label, styles.wayLabel)}>
              {words.newer}
              <Icon className={classes(styles.icon, styles.wayIcon)} drawing={arrowRight} />
            </span>
            <b className={styles.strong}>{newer.title}</b>
          </Link>
        )}
      </nav>
    </Wrap>
  );
}
