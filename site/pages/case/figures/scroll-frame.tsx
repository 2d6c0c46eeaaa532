import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { backgroundClass } from '../../../ui/background.ts';
import * as styles from './scroll-frame.drawing.module.css';

interface ScrollFrameProps {
  /** The frame's name for screen readers. */
  label: string;
  children: ReactNode;
}

/** A frame for a drawn screen that is too wide for the window: it extends to the window's right edge and scrolls. */
export function ScrollFrame({ label, children }: ScrollFrameProps) {
  return (
    // Focusable, so that the arrow keys can scroll it.
    <section className={classes(backgroundClass('chalk'), styles.frame)} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
