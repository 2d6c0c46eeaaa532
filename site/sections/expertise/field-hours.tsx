import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './field-hours.module.css';

export interface FieldHoursProps {
  heading: string;
  text: string;
  /** In the order of the day. */
  moments: { time: string; field: string; text: string }[];
  caption: string;
}

/** One thing that happens over a day, moment by moment, each with the field that did it. */
export function FieldHours({ heading, text, moments, caption }: FieldHoursProps) {
  return (
    <section className={styles.day}>
      <Wrap grid>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
          <p className={styles.caption}>{caption}</p>
        </div>
        <ol>
          {moments.map(({ time, field, text: what }) => (
            <li key={what}>
              <b>{time}</b>
              <div>
                <h3>{field}</h3>
                <p>{what}</p>
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
