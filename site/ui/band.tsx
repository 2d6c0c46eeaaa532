import type { ComponentProps } from 'react';
import * as styles from './band.module.css';
import { classes } from './classes.ts';
import { backgroundClass, type Background } from './background.ts';

export interface BandProps extends ComponentProps<'section'> {
  /** The background color; white by default. */
  background?: Background | undefined;
  /** Clips overflow. */
  clip?: boolean;
  /** Removes the padding above and below, or on one side: for content that reaches the edge, such as a hero's. */
  flush?: boolean | 'top' | 'bottom';
  /** A hairline above, to separate two white bands. */
  ruled?: boolean;
}

/** A section of a page: full width, with the usual padding above and below. */
export function Band({ background, clip, flush, ruled, className, ...rest }: BandProps) {
  return (
    <section
      {...rest}
      className={classes(
        styles.band,
        background && backgroundClass(background),
        clip && styles.clip,
        flush === true ? styles.flush : flush && styles[flush],
        ruled && styles.ruled,
        className,
      )}
    />
  );
}
