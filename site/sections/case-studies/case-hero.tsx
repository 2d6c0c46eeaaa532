import type { CSSProperties } from 'react';
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
  /** Where the picture's sign lies, in percent from its left. */
  focus?: number | undefined;
  /** `full`: over the whole top; `half`: fading in from the right; `plate`: laid on Night; `low`: like half, lower. */
  art: 'full' | 'half' | 'plate' | 'low';
}

/** The top of a case: a way back, the screen's name, its claim. */
export function CaseHero({ crumb, heading, claim, text, picture, focus, art }: CaseHeroProps) {
  return (
    <section
      className={classes(styles.hero, styles[art])}
      style={focus === undefined ? undefined : ({ '--focus-x': `${focus}%` } as CSSProperties)}
    >
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
