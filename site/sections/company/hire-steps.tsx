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
        <h2>{heading}</h2>
        <ol>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}
