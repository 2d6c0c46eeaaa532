import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './clock-rows.module.css';

export interface ClockRowsProps {
  heading: string;
  rows: { time: string; title: string; text: string }[];
}

/** A day by the clock: large times, what happened at each. */
export function ClockRows({ heading, rows }: ClockRowsProps) {
  return (
    <section className={styles.day}>
      <Wrap>
        <h2>{heading}</h2>
        <ol>
          {rows.map(({ time, title, text }) => (
            <li key={time}>
              <time>{time}</time>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
