import type { ReactNode } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './article-columns.module.css';

interface ArticleColumnsProps {
  /** Beside the text on wide screens, above it on others. */
  aside: ReactNode;
  children: ReactNode;
}

/** An article's text with its table of contents beside it. */
export function ArticleColumns({ aside, children }: ArticleColumnsProps) {
  return (
    <Wrap className={styles.columns}>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.text}>{children}</div>
    </Wrap>
  );
}
