import * as language from '#language';
import { classes } from '../ui/classes.ts';
import * as styles from './article-meta.module.css';

interface ArticleMetaProps {
  date: string;
  isoDate: string;
  minutes: number;
  /** What else a reader should know of it. */
  note?: string | undefined;
  className?: string | undefined;
}

/** When an article came out and how long it takes. */
export function ArticleMeta({ date, isoDate, minutes, note, className }: ArticleMetaProps) {
  return (
    <p className={classes(styles.meta, className)}>
      <time dateTime={isoDate}>{date}</time>
      <span className={styles.label}>{language.readingTime(minutes)}</span>
      {note && <span className={styles.label}>{note}</span>}
    </p>
  );
}
