import type { ComponentProps } from 'react';
import * as styles from './band.module.css';
import { classes } from './classes.ts';

export interface BandProps extends ComponentProps<'section'> {
  /** Its color; text, quiet text and focus follow. Without one it stands on the page's own white. */
  ground?: 'stone' | 'haze' | 'mist' | 'peach' | 'sky' | 'cobalt' | 'deep' | 'night' | 'pine' | undefined;
  /** Cuts off what runs over its edges. */
  clip?: boolean;
}

/** A section of a page: over the whole width, with the room above and below that sections have. */
export function Band({ ground, clip, className, ...rest }: BandProps) {
  return (
    <section {...rest} className={classes(styles.band, ground && styles[ground], clip && styles.clip, className)} />
  );
}
