import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { groundClass } from '../../../ui/ground.ts';
import * as styles from './scroll-frame.drawing.module.css';

interface ScrollFrameProps {
  /** For those who listen. */
  label: string;
  children: ReactNode;
}

/** Holds a screen that is wider than a phone: it scrolls in its own frame, off the window's right edge. */
export function ScrollFrame({ label, children }: ScrollFrameProps) {
  return (
    // Scrolled with the arrow keys as well.
    <section className={classes(groundClass('chalk'), styles.frame)} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
