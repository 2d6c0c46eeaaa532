import type { ReactNode } from 'react';
import { Wrap } from '../../ui/wrap.tsx';
import * as styles from './uneven-pair.module.css';

/** Two blocks side by side, the second wider and lower. */
export function UnevenPair({ children }: { children: [ReactNode, ReactNode] }) {
  return <Wrap className={styles.pair}>{children}</Wrap>;
}
