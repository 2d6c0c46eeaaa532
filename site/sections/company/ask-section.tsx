import type { ReactNode } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './ask-section.module.css';

export interface AskSectionProps {
  heading: string;
  form: ReactNode;
  /** What stands beside the form, on phones below it. */
  aside: ReactNode;
}

/** A form under its heading, and what one should know before filling it in. */
export function AskSection({ heading, form, aside }: AskSectionProps) {
  return (
    <section>
      <Wrap grid className={styles.ask}>
        <div className={styles.form}>
          <h2 className={styles.heading}>{heading}</h2>
          {form}
        </div>
        <div className={styles.aside}>{aside}</div>
      </Wrap>
    </section>
  );
}
