import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Picture, type PictureFile } from '../ui/picture.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './picture-hero.module.css';

export interface PictureHeroProps {
  /** The screen's name; above a claim it is the smaller first line of the same heading. */
  heading: string;
  claim?: string;
  text: string;
  picture: PictureFile;
  height?: 'tall' | 'low';
  /** What stands under the text, such as a button. */
  action?: ReactNode;
}

/** The top of a page: a picture over its whole width, words in the calm lower left. */
export function PictureHero({ heading, claim, text, picture, height = 'tall', action }: PictureHeroProps) {
  return (
    <section className={classes(styles.hero, styles[height])}>
      <Picture file={picture} sizes="100vw" first className={styles.art} />
      <Wrap className={styles.words}>
        <h1>
          {claim ? (
            <>
              <span className={styles.name}>{heading}</span> {claim}
            </>
          ) : (
            heading
          )}
        </h1>
        <p>{text}</p>
        {action}
      </Wrap>
    </section>
  );
}
