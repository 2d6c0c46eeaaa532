import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { groundClass } from '../../../ui/ground.ts';
import * as styles from './scroll-frame.drawing.module.css';

interface ScrollFrameProps {
  /** For screen readers. */
  label: string;
  children: ReactNode;
}

/** A frame for a screen wider than a phone: it scrolls inside, beyond the window's right edge. */
export function ScrollFrame({ label, children }: ScrollFrameProps) {
  return (
    // Focusable, so that the arrow keys can scroll it.
    <section className={classes(groundClass('chalk'), styles.frame)} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
