import * as arrival from '../../ui/arrival.module.css';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './word-hero.drawing.module.css';

export interface WordHeroProps {
  heading: string;
}

/** The classes of the plates, from the left. */
const plateClasses = [styles.cobalt, styles.sky, styles.deep, styles.hot, styles.cobalt, styles.sky];

/** A hero that is one word as wide as the page, on a sheet with six plates behind it, one of them out of line. */
export function WordHero({ heading }: WordHeroProps) {
  return (
    <Band background="haze" flush className={classes(styles.hero, arrival.scene)} data-hero="">
      <Wrap className={styles.container}>
        <div className={classes(styles.plates, arrival.turns)} aria-hidden="true">
          {plateClasses.map((plateClass, index) => (
            <i key={index} className={classes(styles.plate, plateClass, arrival.sheet)} />
          ))}
        </div>
      </Wrap>
      <div className={styles.sheet}>
        <Wrap className={styles.container}>
          <h1 className={styles.word}>{heading}</h1>
        </Wrap>
      </div>
    </Band>
  );
}
