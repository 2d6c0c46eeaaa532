import * as language from '#language';
import { Link } from '../../navigation/link.tsx';
import { classes } from '../../ui/classes.ts';
import { arrowLeft } from '../../ui/icons/arrow-left.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { TitleText } from '../../ui/title-text.tsx';
import { Title } from '../../ui/title.tsx';
import { above } from '../../ui/space.ts';
import * as textStyles from '../../ui/text.module.css';
import * as pressable from '../../ui/pressable.module.css';
import { Icon } from '../../ui/icon.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './article-neighbors.module.css';

export interface NeighborArticle {
  title: string;
  link: string;
}

interface ArticleNeighborsProps {
  labels: { older: string; newer: string };
  older?: NeighborArticle | undefined;
  newer?: NeighborArticle | undefined;
}

/** Links to the articles published before and after this one. */
export function ArticleNeighbors({ labels, older, newer }: ArticleNeighborsProps) {
  return (
    <Wrap>
      <nav aria-label={language.otherArticles} className={styles.neighbors}>
        {older && (
          <Link to={older.link} rel="prev" className={classes(pressable.pressable, styles.neighbor)}>
            <span className={styles.label}>
              <Icon className={pressable.back} drawing={arrowLeft} />
              {labels.older}
            </span>
            <Title as="b" size="card" balance className={classes(pressable.title, textStyles.block, above(3))}>
              <TitleText text={older.title} />
            </Title>
          </Link>
        )}
        {newer && (
          <Link to={newer.link} rel="next" className={classes(pressable.pressable, styles.neighbor, styles.next)}>
            <span className={styles.label}>
              {labels.newer}
              <Arrow />
            </span>
            <Title as="b" size="card" balance className={classes(pressable.title, textStyles.block, above(3))}>
              <TitleText text={newer.title} />
            </Title>
          </Link>
        )}
      </nav>
    </Wrap>
  );
}
