import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './first-weeks.module.css';

export interface FirstWeeksProps {
  heading: string;
  text: string;
  weeks: { unit: string; when: string; title: string; text: string }[];
}

/** How one starts: stretches of time side by side, their numbers large. */
export function FirstWeeks({ heading, text, weeks }: FirstWeeksProps) {
  return (
    <section className={styles.band}>
      <Wrap>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <ol>
          {weeks.map((week) => (
            <li key={week.when}>
              <p className={styles.when}>
                {week.unit} <b>{week.when}</b>
              </p>
              <h3>{week.title}</h3>
              <p>{week.text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
