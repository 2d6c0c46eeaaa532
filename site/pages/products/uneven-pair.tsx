import type { ReactNode } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './uneven-pair.module.css';

/** Two blocks with aligned bottom edges: one below the other on a phone, side by side on a tablet, the second wider on a desktop. */
export function UnevenPair({ children }: { children: [ReactNode, ReactNode] }) {
  return (
    <Wrap>
      <Columns tablet={2} desktop={[5, 6]} gap={20} className={styles.pair}>
        {children}
      </Columns>
    </Wrap>
  );
}
