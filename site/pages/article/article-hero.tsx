import type { CSSProperties } from 'react';
import * as language from '#language';
import { classes } from '../../ui/classes.ts';
import { calendar } from '../../ui/icons/calendar.ts';
import { comment } from '../../ui/icons/comment.ts';
import { eye } from '../../ui/icons/eye.ts';
import { Icon } from '../../ui/icon.tsx';
import * as pictureBackground from '../../ui/picture-background.module.css';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Row } from '../../ui/row.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as inkHeader from '../../sections/ink-header.module.css';
import * as art from './article-art.module.css';
import * as styles from './article-hero.drawing.module.css';
import { ArticleTitle } from './article-title.tsx';

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
  /** The picture's own background color. On peach, mist and haze, the text and the site's header are dark. */
  background: 'night' | 'pine' | 'peach' | 'mist' | 'haze';
}

/** The top of an article: its picture across the full width, 60% of the window's height. */
export function ArticleHero({
  category,
  title,
  date,
  isoDate,
  comments,
  views,
  picture,
  background,
}: ArticleHeroProps) {
  const isLight = background !== 'night' && background !== 'pine';
  return (
    <header
      className={classes(pictureBackground.section, styles.hero, isLight && styles.light, isLight && inkHeader.light)}
      style={{ '--background': `var(--${background})` } as CSSProperties}
      data-hero=""
    >
      <Picture
        file={picture}
        sizes="100vw"
        priority
        className={classes(pictureBackground.picture, art.picture, picture.tablet && art.tablet)}
      />
      <Wrap className={styles.text}>
        <p className={styles.badge}>{category}</p>
        <ArticleTitle title={title} />
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
