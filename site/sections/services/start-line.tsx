import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './start-line.module.css';

export interface StartLineProps {
  heading: string;
  /** In their order; `when` is a week or a span of weeks. */
  stops: { when: string; name: string; text: string }[];
}

/** What happens when, along one line that goes on past the page. */
export function StartLine({ heading, stops }: StartLineProps) {
  return (
    <section className={styles.section}>
      <Wrap>
        <h2>{heading}</h2>
        <ol className={styles.line}>
          {stops.map(({ when, name, text }) => (
            <li key={name}>
              <p className={styles.when}>{when}</p>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
