import { classes } from '../../ui/classes.ts';
import { TitleText } from '../../ui/title-text.tsx';
import * as styles from './article-title.module.css';

/** The most characters of a title that is set large. */
const maxLargeTitleLength = 26;

/** Keeps two capitals or digits, such as “AI” or “10”, on the line of the word after them. */
const tieShortWords = (title: string) => title.replace(/\b([A-Z\d]{2}) /g, '$1\u00a0');

/** The most characters of two last words that are kept on one line. */
const maxTiedLength = 14;

/** Keeps the last word, which would look lost on a separate line, with the one before it if both are short. */
const tieLastWord = (subtitle: string) =>
  subtitle.replace(/(?<= )(\S+) (\S+)$/, (words: string) =>
    words.length > maxTiedLength ? words : words.replace(' ', '\u00a0'),
  );

/** The title; what precedes its colon is on separate lines, unless that is shorter than 12 characters. */
function TitleLines({ title }: { title: string }) {
  const text = tieShortWords(title);
  const [, topic, subtitle] = /^(.{12,}?:) (.+)$/.exec(text) ?? [];
  if (!topic || !subtitle) return <TitleText text={text} />;
  return (
    <>
      <span className={styles.line}>
        <TitleText text={topic} />
      </span>{' '}
      <span className={styles.line}>
        <TitleText text={tieLastWord(subtitle)} />
      </span>
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
