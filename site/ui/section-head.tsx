import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './section-head.module.css';

interface SectionHeadProps {
  heading: ReactNode;
  text?: ReactNode;
  /** Puts the text beside the heading, aligned to its bottom, where it fits. */
  split?: boolean;
  /** Makes the heading one size smaller, for a column beside something larger. */
  narrow?: boolean;
  className?: string | undefined;
}

/** The head of a section: its heading, a sentence or two in the background's quiet color, space below. */
export function SectionHead({ heading, text, split, narrow, className }: SectionHeadProps) {
  return (
    <div className={classes(styles.head, split && styles.split, narrow && styles.narrow, className)}>
      <h2 className={styles.heading}>{heading}</h2>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
