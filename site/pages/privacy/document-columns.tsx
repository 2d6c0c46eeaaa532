import type { ReactNode } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './document-columns.module.css';

interface DocumentColumnsProps {
  head: ReactNode;
  /** The table of contents, on the left, visible while reading. */
  index: ReactNode;
  /** The summary, on the right; first on a phone. */
  short: ReactNode;
  children: ReactNode;
}

/** A document page: contents, text and summary side by side under the heading. */
export function DocumentColumns({ head, index, short, children }: DocumentColumnsProps) {
  return (
    <Wrap className={styles.document}>
      {head}
      <div className={styles.columns}>
        <div className={styles.short}>{short}</div>
        <div className={styles.index}>{index}</div>
        <div className={styles.text}>{children}</div>
      </div>
    </Wrap>
  );
}
