import { Link } from '../../navigation/link.tsx';
import { classes } from '../../ui/classes.ts';
import * as pressable from '../../ui/pressable.module.css';
import { Picture } from '../../ui/picture.tsx';
import { TitleText } from '../../ui/title-text.tsx';
import * as styles from './article-card.module.css';
import { ArticleMeta } from '../../sections/article-meta.tsx';
import type { CardSize } from './pagination.ts';
import type { ArticleSummary } from '../../sections/article-summary.ts';

interface ArticleCardProps {
  article: ArticleSummary;
  size: CardSize;
  /** Whether it is a ruled row with a small picture on phones. */
  isRowOnPhone: boolean;
}

/** The `sizes` of the cover above 700 px. */
const coverSizes: Record<CardSize, string> = {
  lead: '(width >= 1320px) 760px, (width >= 960px) 56vw, (width > 700px) 94vw',
  seven: '(width >= 1320px) 760px, (width > 700px) 56vw',
  five: '(width >= 1320px) 536px, (width > 700px) 40vw',
  four: '(width >= 1320px) 424px, (width > 700px) 32vw',
};

/** An article in the list. The whole card can be clicked, but only its title is a link. */
export function ArticleCard({ article, size, isRowOnPhone }: ArticleCardProps) {
  const { link, title, category, description, cover } = article;
  // A row's picture is a square of 112 px, cut out of a cover that is 200 px wide.
  const sizes = `${coverSizes[size]}, ${isRowOnPhone ? '200px' : '94vw'}`;
  return (
    <li className={classes(pressable.pressable, styles.card, styles[size], isRowOnPhone && styles.row)}>
      <div className={classes(pressable.frame, styles.cover)} data-cover-of={link}>
        <Picture file={cover} sizes={sizes} className={pressable.picture} />
      </div>
      <div className={styles.text}>
        <p className={styles.category}>{category}</p>
        <h3 className={styles.title}>
          <Link className={pressable.link} to={link}>
            <TitleText text={title} />
          </Link>
        </h3>
        {size !== 'four' && <p className={styles.description}>{description}</p>}
        <ArticleMeta {...article} className={styles.meta} />
      </div>
    </li>
  );
}
