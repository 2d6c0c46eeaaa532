import { SectionHead } from '../../ui/section-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './hire-steps.module.css';

export interface HireStepsProps {
  heading: string;
  /** Four of them. */
  steps: { title: string; text: string }[];
}

/** Four steps along a rule, the last one the goal. */
export function HireSteps({ heading, steps }: HireStepsProps) {
  return (
    <section className={styles.hire}>
      <Wrap>
        <SectionHead heading={heading} />
        <ol className={styles.list}>
          {steps.map(({ title, text }) => (
            <li className={styles.item} key={title}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
