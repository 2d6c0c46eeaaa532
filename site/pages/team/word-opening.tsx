import * as arrival from '../../ui/arrival.module.css';
import { Band } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import type { PictureFile } from '../../ui/picture.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { CutOut } from '../../sections/cut-out.tsx';
import * as styles from './word-opening.module.css';

export interface WordOpeningProps {
  heading: string;
  /** Six, cut out, in the order in which they stand from the left; none leaves the word with a plume. */
  people?: PictureFile[] | undefined;
}

/** A page's opening that is one word as wide as the page, on a sheet behind which people stand. */
export function WordOpening({ heading, people = [] }: WordOpeningProps) {
  return (
    <Band ground="haze" flush className={classes(styles.room, arrival.scene)} data-opening="">
      <Wrap className={styles.measure}>
        <div className={classes(styles.group, arrival.turns)}>
          {people.length === 0 && <i className={styles.plume} />}
          {people.map((file, at) => (
            <CutOut
              key={file.jpeg}
              file={file}
              sizes="(width <= 1000px) 70vw, (width < 1624px) 31vw, 500px"
              first={at === 0}
              className={classes(styles.person, arrival.sheet)}
            />
          ))}
        </div>
      </Wrap>
      <div className={styles.sheet}>
        <Wrap className={styles.measure}>
          <h1 className={styles.word}>{heading}</h1>
        </Wrap>
      </div>
    </Band>
  );
}
