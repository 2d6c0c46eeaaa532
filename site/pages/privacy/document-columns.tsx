import type { ReactNode } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './document-columns.module.css';

interface DocumentColumnsProps {
  head: ReactNode;
  /** The table of contents: on wide pages on the left, where it stays in view. */
  index: ReactNode;
  /** The summary: on wide pages on the right, elsewhere above the text. */
  summary: ReactNode;
  children: ReactNode;
}

/** A document page: contents, text and summary side by side under the heading. */
export function DocumentColumns({ head, index, summary, children }: DocumentColumnsProps) {
  return (
    <Wrap className={styles.document}>
      {head}
      <div className={styles.columns}>
        <div className={styles.summary}>{summary}</div>
        <div className={styles.index}>{index}</div>
        <div className={styles.text}>{children}</div>
      </div>
    </Wrap>
  );
}
