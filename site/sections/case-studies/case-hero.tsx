import { Link } from '../../navigation/link.tsx';
import { classes } from '../../ui/classes.ts';
import { Picture, type PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './case-hero.module.css';
import type { NamedLink } from '../named-link.ts';

export interface CaseHeroProps {
  /** Back to all cases. */
  crumb?: NamedLink;
  heading: string;
  claim?: string | undefined;
  text: string;
  picture: PictureFile;
  /** `full`: over the whole top; `low`: fading in from the right, lower. */
  art: 'full' | 'low';
}

/** The top of a case: a way back, the screen's name, its claim. */
export function CaseHero({ crumb, heading, claim, text, picture, art }: CaseHeroProps) {
  return (
    <section className={classes(styles.hero, styles[art])}>
      <Picture file={picture} sizes={art === 'full' ? '100vw' : 'max(100vw, 1100px)'} first className={styles.art} />
      <Wrap className={styles.words}>
        {crumb && (
          <Link to={crumb.link} className={styles.crumb}>
            {crumb.name}
          </Link>
        )}
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
      </Wrap>
    </section>
  );
}
