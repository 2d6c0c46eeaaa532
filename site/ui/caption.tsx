import type { ComponentProps } from 'react';
import * as styles from './caption.module.css';
import { classes } from './classes.ts';

interface CaptionProps extends ComponentProps<'p'> {
  /** 'p' if the drawing is not a figure, or not the figure's only content. */
  as?: 'figcaption' | 'p';
}

/** The caption below a drawing. */
export function Caption({ as: Tag = 'figcaption', className, ...rest }: CaptionProps) {
  return <Tag {...rest} className={classes(styles.caption, className)} />;
}
