import { Link } from '../../navigation/link.tsx';
import { classes } from '../../ui/classes.ts';
import * as ground from '../../ui/picture-ground.module.css';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { HeroHeading, type HeroHeadingProps } from '../hero-heading.tsx';
import * as styles from './case-hero.module.css';
import type { NamedLink } from '../named-link.ts';

export interface CaseHeroProps extends HeroHeadingProps {
  /** Back to all cases. */
  crumb?: NamedLink;
  text: string;
  picture: PictureFile;
  /** `full`: over the whole top; `low`: fading in from the right, lower. */
  art: 'full' | 'low';
}

/** The top of a case: a way back, the screen's name, its claim. */
export function CaseHero({ crumb, heading, claim, text, picture, art }: CaseHeroProps) {
  return (
    <section className={classes(ground.ground, styles.hero, styles[art])} data-opening="">
      <Picture
        file={picture}
        sizes={art === 'full' ? '100vw' : 'max(100vw, 1100px)'}
        first
        className={classes(ground.picture, styles.art)}
      />
      <Wrap className={styles.words}>
        {crumb && (
          <Link to={crumb.link} className={styles.crumb}>
            {crumb.name}
          </Link>
        )}
        <HeroHeading heading={heading} claim={claim} />
        <p className={styles.text}>{text}</p>
      </Wrap>
    </section>
  );
}
