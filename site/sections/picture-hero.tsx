import type { ReactNode } from 'react';
import { Link } from '../navigation/link.tsx';
import { classes } from '../ui/classes.ts';
import * as pictureBackground from '../ui/picture-background.module.css';
import { Picture, type PictureFile } from '../ui/picture.tsx';
import { Text } from '../ui/text.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { HeroHeading, type HeroHeadingProps } from './hero-heading.tsx';
import type { NamedLink } from './named-link.ts';
import * as styles from './picture-hero.drawing.module.css';

export interface PictureHeroProps extends HeroHeadingProps {
  /** The link back to the list that the page belongs to. */
  parent?: NamedLink;
  text: string;
  picture: PictureFile;
  /** `full`: over the whole hero. `low`: uncropped, to the right of the text if there is room, otherwise above it. */
  art?: 'full' | 'low';
  /** Shown below the text, such as a button. */
  children?: ReactNode;
}

/** A hero with text at its lower left, on the plain part of its picture or beside it. */
export function PictureHero({ parent, heading, claim, text, picture, art = 'full', children }: PictureHeroProps) {
  return (
    <section className={classes(pictureBackground.section, styles.hero, styles[art])} data-hero="">
      <Picture
        file={picture}
        sizes={art === 'full' ? '100vw' : '(width >= 960px) 890px, 110vw'}
        priority
        className={classes(pictureBackground.picture, styles.art)}
      />
      <Wrap className={styles.content}>
        {parent && (
          <Link to={parent.link} className={styles.parent}>
            {parent.name}
          </Link>
        )}
        <HeroHeading heading={heading} claim={claim} nameSize="smallTitle" className={styles.heading} />
        <Text size="lead" className={styles.text}>
          {text}
        </Text>
        {children}
      </Wrap>
    </section>
  );
}
