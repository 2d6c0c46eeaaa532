import type { ReactNode } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './document-columns.module.css';

interface DocumentColumnsProps {
  head: ReactNode;
  /** The contents, at the left and in sight while one reads. */
  index: ReactNode;
  /** What it comes to, at the right; first on a phone. */
  short: ReactNode;
  children: ReactNode;
}

/** A page that is a document: contents, text and short version side by side under its head. */
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
