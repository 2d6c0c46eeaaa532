import type { ComponentProps } from 'react';
import * as styles from './visually-hidden.module.css';

/** Words for those who listen. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}
