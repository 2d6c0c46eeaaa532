import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './years-line.module.css';

export interface YearsLineProps {
  heading: string;
  /** The last step is now. */
  steps: { when: string; title: string; text: string }[];
}

/** A history as one line of bars; the last is warm and runs off the page. */
export function YearsLine({ heading, steps }: YearsLineProps) {
  return (
    <section className={styles.band}>
      <Wrap>
        <h2>{heading}</h2>
        <ol>
          {steps.map(({ when, title, text }) => (
            <li key={when}>
              <b>{when}</b>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
