import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import * as styles from './drawn-phone.module.css';

export interface DrawnPhoneProps {
  /** What the screen shows, for those who do not see it. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A phone with a drawn screen. */
export function DrawnPhone({ label, className, children }: DrawnPhoneProps) {
  return (
    <figure className={classes(styles.phone, className)} aria-label={label}>
      {children}
    </figure>
  );
}
