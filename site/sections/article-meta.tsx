import * as language from '#language';
import { classes } from '../ui/classes.ts';
import * as styles from './article-meta.module.css';

interface ArticleMetaProps {
  date: string;
  isoDate: string;
  minutes: number;
  /** Another fact about the article, if any. */
  note?: string | undefined;
  /** May set `--dot-display` to `none`, where each fact is on its own line. */
  className?: string | undefined;
}

/** An article's date and reading time. */
export function ArticleMeta({ date, isoDate, minutes, note, className }: ArticleMetaProps) {
  return (
    <p className={classes(styles.meta, className)}>
      <time dateTime={isoDate}>{date}</time>
      <span className={styles.label}>{language.readingTime(minutes)}</span>
      {note && <span className={styles.label}>{note}</span>}
    </p>
  );
}
