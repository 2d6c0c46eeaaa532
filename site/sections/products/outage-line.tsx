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
    <section className={styles.band}>
      <Wrap>
        <h2>{heading}</h2>
        <ol>
          {moments.map(({ time, name }, at) => (
            <li key={time}>
              <i>{at === 1 && held}</i>
              <small>{time}</small>
              <b>{name}</b>
            </li>
          ))}
        </ol>
        <p>{text}</p>
      </Wrap>
    </section>
  );
}
