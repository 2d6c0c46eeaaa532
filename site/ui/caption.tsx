import type { ComponentProps } from 'react';
import * as styles from './caption.module.css';
import { classes } from './classes.ts';

export interface CaptionProps extends ComponentProps<'p'> {
  /** A paragraph where the drawing is no figure, or not the only thing in it. */
  as?: 'figcaption' | 'p';
}

/** What is said about a drawing, below it. */
export function Caption({ as: Tag = 'figcaption', className, ...rest }: CaptionProps) {
  return <Tag {...rest} className={classes(styles.caption, className)} />;
}
