import { Values } from '../../ui/values.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Band } from '../../ui/band.tsx';
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
    <Band>
      <Wrap className={styles.split}>
        <figure className={styles.slip} aria-label={slip.label}>
          <b className={styles.strong}>{slip.heading}</b>
          <p className={styles.text}>{slip.text}</p>
          <dl>
            {slip.taken.map(({ name, count, value }) => (
              <div className={styles.part} key={name}>
                <dt>{name}</dt>
                <dd className={styles.detail}>{count}</dd>
                <dd className={styles.detail}>{value}</dd>
              </div>
            ))}
          </dl>
          <Values lines={slip.drawer} className={styles.drawer} />
        </figure>
        <div>
          <SectionHead heading={heading} /> <Paragraphs texts={paragraphs} />
        </div>
      </Wrap>
    </Band>
  );
}
