import type { CSSProperties } from 'react';
import * as language from '#language';
import { classes } from '../../ui/classes.ts';
import { calendar } from '../../ui/icons/calendar.ts';
import { comment } from '../../ui/icons/comment.ts';
import { eye } from '../../ui/icons/eye.ts';
import { Icon } from '../../ui/icon.tsx';
import * as section from '../../ui/picture-ground.module.css';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Row } from '../../ui/row.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as inkHeader from '../../sections/ink-header.module.css';
import * as art from './article-art.module.css';
import * as styles from './article-hero.drawing.module.css';

export interface ArticleHeroProps {
  category: string;
  title: string;
  date: string;
  isoDate: string;
  /** Omitted if unknown. */
  comments?: number;
  /** Omitted if unknown. */
  views?: number;
  picture: PictureFile;
  /** The picture's own. On peach and mist words and header turn dark. */
  ground: 'night' | 'pine' | 'peach' | 'mist';
}

/** Longer titles are set smaller. */
const longTitle = 26;

/** A title's part before a colon has lines of its own, unless it is short; an abbreviation stays on the line of its word. */
function inLines(title: string) {
  const tied = title.replace(/\b([A-Z\d]{2}) /g, '$1\u00a0');
  const [, before, after] = /^(.{12,}?:) (.+)$/.exec(tied) ?? [];
  if (!before || !after) return withWholeCompounds(tied);
  return (
    <>
      <span className={styles.line}>{withWholeCompounds(before)}</span>{' '}
      <span className={styles.line}>{withWholeCompounds(after)}</span>
    </>
  );
}

/** No line ends within a compound such as “five-star”. */
const withWholeCompounds = (title: string) =>
  title.split(/([^\s-]+-[^\s-]+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span className={styles.compound} key={part}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The top of an article: its picture over the whole width, six tenths of the window high. */
export function ArticleHero({ category, title, date, isoDate, comments, views, picture, ground }: ArticleHeroProps) {
  const isLight = ground === 'peach' || ground === 'mist';
  return (
    <header
      className={classes(section.ground, styles.hero, isLight && styles.light, isLight && inkHeader.light)}
      style={{ '--ground': `var(--${ground})` } as CSSProperties}
      data-hero=""
    >
      <Picture
        file={picture}
        sizes="100vw"
        first
        className={classes(section.picture, art.art, picture.tablet && art.tablet)}
      />
      <Wrap className={styles.text}>
        <p className={styles.badge}>{category}</p>
        <h1 className={classes(styles.title, title.length > longTitle && styles.long)}>{inLines(title)}</h1>
        <ul className={styles.facts}>
          <Row as="li" gap={1} align="center">
            <Icon className={styles.icon} drawing={calendar} />
            <time dateTime={isoDate}>{date}</time>
          </Row>
          {comments !== undefined && (
            <Row as="li" gap={1} align="center">
              <Icon className={styles.icon} drawing={comment} />
              {language.comments(comments)}
            </Row>
          )}
          {views !== undefined && (
            <Row as="li" gap={1} align="center">
              <Icon className={styles.icon} drawing={eye} />
              {language.views(views)}
            </Row>
          )}
        </ul>
      </Wrap>
    </header>
  );
}
