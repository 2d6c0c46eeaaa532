import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Picture, type PictureFile } from '../ui/picture.tsx';
import { Wrap } from '../ui/wrap.tsx';
import * as styles from './field-hero.module.css';

export interface FieldHeroProps {
  /** The screen's name; above a claim it is the smaller first line of the same heading. */
  heading: string;
  claim?: string | undefined;
  text: string;
  picture: PictureFile;
  /** The picture's own ground. On peach and haze words and header turn dark. */
  ground: 'night' | 'deep' | 'juniper' | 'peach' | 'haze';
  /** Sets the heading in one line with the text at its right. */
  layout?: 'line';
  /** What stands under the text. */
  children?: ReactNode;
}

/** The opening of a field's page: its art over the whole width, or whole above the words on a phone. */
export function FieldHero({ heading, claim, text, picture, ground, layout, children }: FieldHeroProps) {
  return (
    <section className={classes(styles.hero, styles[ground], layout && styles[layout])}>
      <Picture file={picture} sizes="(width > 700px) 100vw, 828px" first className={styles.art} />
      <Wrap className={styles.words} grid={layout === 'line'}>
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
        {children}
      </Wrap>
    </section>
  );
}
