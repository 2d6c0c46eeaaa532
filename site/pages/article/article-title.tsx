import { classes } from '../../ui/classes.ts';
import * as styles from './article-title.module.css';

/** The most characters of a title that is set large. */
const maxLargeTitleLength = 26;

/** Keeps an abbreviation such as “AI” on the line of the word after it. */
const tieAbbreviations = (title: string) => title.replace(/\b([A-Z\d]{2}) /g, '$1\u00a0');

/** Keeps a compound such as “five-star” on one line. */
const wrapCompounds = (text: string) =>
  text.split(/([^\s-]+-[^\s-]+)/).map((part, index) => {
    // The parts at odd indexes are the matches.
    const isCompound = index % 2 === 1;
    return isCompound ? (
      <span className={styles.compound} key={part}>
        {part}
      </span>
    ) : (
      part
    );
  });

/** The title; what precedes its colon is on lines of its own, unless it is shorter than 12 characters. */
function TitleLines({ title }: { title: string }) {
  const text = tieAbbreviations(title);
  const [, topic, subtitle] = /^(.{12,}?:) (.+)$/.exec(text) ?? [];
  if (!topic || !subtitle) return wrapCompounds(text);
  return (
    <>
      <span className={styles.line}>{wrapCompounds(topic)}</span>{' '}
      <span className={styles.line}>{wrapCompounds(subtitle)}</span>
    </>
  );
}

/** The h1 of an article, in capitals over its picture. */
export function ArticleTitle({ title }: { title: string }) {
  return (
    <h1 className={classes(styles.title, title.length > maxLargeTitleLength && styles.long)}>
      <TitleLines title={title} />
    </h1>
  );
}
