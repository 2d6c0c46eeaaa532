import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import * as ground from '../ui/picture-ground.module.css';
import { Picture, type PictureFile } from '../ui/picture.tsx';
import { Text } from '../ui/text.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { HeroHeading, type HeroHeadingProps } from './hero-heading.tsx';
import * as styles from './picture-hero.module.css';

export interface PictureHeroProps extends HeroHeadingProps {
  text: string;
  picture: PictureFile;
  height?: 'tall' | 'low';
  /** What stands under the text, such as a button. */
  action?: ReactNode;
}

/** The top of a page: a picture over its whole width, words in the calm lower left. */
export function PictureHero({ heading, claim, text, picture, height = 'tall', action }: PictureHeroProps) {
  return (
    <section className={classes(ground.ground, styles.hero, styles[height])} data-opening="">
      <Picture file={picture} sizes="100vw" first className={classes(ground.picture, styles.art)} />
      <Wrap className={styles.words}>
        <HeroHeading heading={heading} claim={claim} className={styles.title} />
        <Text size="lead" className={styles.text}>
          {text}
        </Text>
        {action}
      </Wrap>
    </section>
  );
}
