import type { ReactNode } from 'react';
import { Band } from '../../ui/band.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Split } from '../../ui/split.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './ask-section.module.css';

interface AskSectionProps {
  heading: string;
  form: ReactNode;
  /** Shown beside the form, or below it in windows narrower than 960 px. */
  aside: ReactNode;
}

/** A form under its heading, and what to know before filling it in. */
export function AskSection({ heading, form, aside }: AskSectionProps) {
  return (
    <Band>
      <Wrap>
        <Split at={[8, 9]} className={styles.ask}>
          <div className={styles.form}>
            <SectionHead heading={heading} />
            {form}
          </div>
          <div className={styles.aside}>{aside}</div>
        </Split>
      </Wrap>
    </Band>
  );
}
