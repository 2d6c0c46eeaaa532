import * as arrival from '../../ui/arrival.module.css';
import { classes } from '../../ui/classes.ts';
import { Band } from '../../ui/band.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './outage-line.module.css';

export interface OutageLineProps {
  heading: string;
  /** When the line began, broke and came back. */
  moments: { time: string; name: string }[];
  /** What is said on the broken stretch. */
  held: string;
  text: string;
}

/** A day as a line: filled, outlined while something was missing, filled again to the edge of the page. */
export function OutageLine({ heading, moments, held, text }: OutageLineProps) {
  return (
    <Band ground="peach" clip className={classes(styles.band, arrival.tall)}>
      <Wrap>
        <h2 className={styles.heading}>{heading}</h2>
        <ol className={styles.list}>
          {moments.map(({ time, name }, at) => (
            <li className={styles.item} key={time}>
              <i className={styles.sign}>{at === 1 && held}</i>
              <small className={styles.note}>{time}</small>
              <b className={styles.strong}>{name}</b>
            </li>
          ))}
        </ol>
        <p className={styles.text}>{text}</p>
      </Wrap>
    </Band>
  );
}
