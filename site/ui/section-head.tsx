import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './section-head.module.css';

export interface SectionHeadProps {
  heading: ReactNode;
  text?: ReactNode;
  /** The text stands beside the heading, at its foot, where there is room. */
  split?: boolean;
  /** In a column of its own beside something larger: a heading a step smaller. */
  narrow?: boolean;
  className?: string | undefined;
}

/** What a section opens with: its heading, a sentence or two in the ground's quiet color, room below. */
export function SectionHead({ heading, text, split, narrow, className }: SectionHeadProps) {
  return (
    <div className={classes(styles.head, split && styles.split, narrow && styles.narrow, className)}>
      <h2 className={styles.heading}>{heading}</h2>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
