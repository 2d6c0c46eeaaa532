import type { ComponentProps } from 'react';
import * as styles from './band.module.css';
import { classes } from './classes.ts';
import { groundClass, type Ground } from './ground.ts';

export interface BandProps extends ComponentProps<'section'> {
  /** Without one it stands on the page's own white. */
  ground?: Ground | undefined;
  /** Cuts off what runs over its edges. */
  clip?: boolean;
  /** Without the room above and below, or one of them: what is in it reaches the edge, such as a hero's. */
  flush?: boolean | 'top' | 'bottom';
  /** A hairline above, between two on white. */
  ruled?: boolean;
}

/** A section of a page: over the whole width, with the room above and below that sections have. */
export function Band({ ground, clip, flush, ruled, className, ...rest }: BandProps) {
  return (
    <section
      {...rest}
      className={classes(
        styles.band,
        ground && groundClass(ground),
        clip && styles.clip,
        flush === true ? styles.flush : flush && styles[flush],
        ruled && styles.ruled,
        className,
      )}
    />
  );
}
