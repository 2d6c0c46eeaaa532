import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import * as styles from './drawn-screen.drawing.module.css';
import { backgroundClass, type Background } from './background.ts';

interface DrawnScreenProps {
  /** The description of the screen for screen readers. */
  label: string;
  device: 'phone' | 'window';
  /** Whether the section's lower edge cuts off the screen's lower part. */
  rising?: boolean;
  background?: Background;
  className?: string | undefined;
  children: ReactNode;
}

/** A product's screen drawn in its device, with its own small type sizes and its own background. */
export function DrawnScreen({ label, device, rising, background = 'chalk', className, children }: DrawnScreenProps) {
  return (
    <figure
      className={classes(
        styles.screen,
        styles[device],
        backgroundClass(background),
        rising && styles.rising,
        className,
      )}
      aria-label={label}
    >
      {children}
    </figure>
  );
}
