import type { ReactNode } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import { Columns } from '../../ui/columns.tsx';
import * as styles from './uneven-pair.module.css';

/**
 * Two blocks of which the second is wider, with aligned lower edges. On a tablet they are equally wide, on a phone one below
 * the other.
 */
export function UnevenPair({ children }: { children: [ReactNode, ReactNode] }) {
  return (
    <Wrap>
      <Columns tablet={2} desktop={[5, 6]} gap={20} className={styles.pair}>
        {children}
      </Columns>
    </Wrap>
  );
}
