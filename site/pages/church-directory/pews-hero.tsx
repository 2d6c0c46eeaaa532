import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import type { PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { CutOut } from '../../sections/cut-out.tsx';
import * as styles from './pews-hero.drawing.module.css';
import { ProductText, type ProductTextProps } from '../../sections/product-text.tsx';

interface PewsHeroProps extends ProductTextProps {
  /** People in three pews, the back one first. */
  pews: { name: string; picture: PictureFile }[][];
}

/** The number of people shown in each pew on a phone and on a tablet. On a phone the back pew is empty. */
const pewLayouts = [
  { pew: 'back', phone: 0, tablet: 2 },
  { pew: 'middle', phone: 2, tablet: 3 },
  { pew: 'front', phone: 3, tablet: 4 },
] as const;

/** A hero with a congregation in three pews, which rise to the right. */
export function PewsHero({ pews, ...rest }: PewsHeroProps) {
  return (
    <Band background="pine" clip flush className={styles.hero} data-hero="">
      <Wrap className={styles.text}>
        <ProductText {...rest} />
      </Wrap>
      <div className={styles.pews} data-hero-picture="" aria-hidden="true">
        {pewLayouts.map(({ pew, phone, tablet }, row) => (
          <div className={classes(styles.pew, styles[pew])} key={pew}>
            {pews[row]?.map(({ name, picture }, index) => (
              <div
                key={name}
                className={classes(
                  styles.person,
                  index >= tablet && styles.fromWide,
                  index >= phone && styles.fromTablet,
                )}
              >
                <CutOut
                  file={picture}
                  sizes="(width <= 700px) 140px, 240px"
                  className={styles.figure}
                  priority={pew === 'front' && index === 0}
                />
                <b className={styles.nameTag}>{name}</b>
              </div>
            ))}
          </div>
        ))}
      </div>
    </Band>
  );
}
