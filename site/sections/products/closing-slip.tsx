import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './closing-slip.module.css';

export interface ClosingSlipProps {
  heading: string;
  paragraphs: string[];
  slip: {
    label: string;
    heading: string;
    text: string;
    /** The last line is the sum. */
    taken: { name: string; count: string; value: string }[];
    /** The last line is what is left to explain. */
    drawer: { name: string; value: string }[];
  };
}

/** The day's printed slip, a little askew, beside what it saves. */
export function ClosingSlip({ heading, paragraphs, slip }: ClosingSlipProps) {
  return (
    <section>
      <Wrap className={styles.split}>
        <figure className={styles.slip} aria-label={slip.label}>
          <b>{slip.heading}</b>
          <p>{slip.text}</p>
          <dl>
            {slip.taken.map(({ name, count, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{count}</dd>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <dl className={styles.drawer}>
            {slip.drawer.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </figure>
        <div className={styles.words}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Wrap>
    </section>
  );
}
