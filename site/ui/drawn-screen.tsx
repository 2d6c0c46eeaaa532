import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './drawn-screen.module.css';
import { groundClass, type Ground } from './ground.ts';

export interface DrawnScreenProps {
  /** What the screen shows, for those who do not see it. */
  label: string;
  device: 'phone' | 'window';
  /** It stands on the lower edge of its section, which cuts it off. */
  rising?: boolean;
  ground?: Ground;
  className?: string | undefined;
  children: ReactNode;
}

/** A screen of a product, drawn in its device: text and controls in their own small measures on a ground of their own. */
export function DrawnScreen({ label, device, rising, ground = 'chalk', className, children }: DrawnScreenProps) {
  return (
    <figure
      className={classes(styles.screen, styles[device], groundClass(ground), rising && styles.rising, className)}
      aria-label={label}
    >
      {children}
    </figure>
  );
}
