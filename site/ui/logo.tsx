import { classes } from './classes.ts';
import * as styles from './logo.module.css';

export interface LogoProps {
  /** The company's name, set beside the bird. */
  name: string;
  className?: string | undefined;
}

/** The bird that is a J, and the name. The bird takes the colour --bird, its eye --bird-eye. */
export function Logo({ name, className }: LogoProps) {
  return (
    <span className={classes(styles.logo, className)}>
      <svg className={styles.sign} viewBox="0 0 96 96" aria-hidden="true">
        <path
          fill="var(--bird)"
          d="M60 60V28A26 26 0 0 1 86 2H88V60A34 34 0 0 1 20 60V50A18 18 0 0 1 29 34.4L54 20V60A3 3 0 0 0 60 60Z"
        />
        <path fill="var(--sundown)" d="M20.5 44.5 0 52 20 57.5Z" />
        <circle cx="36" cy="48" r="4.3" fill="var(--bird-eye)" />
      </svg>
      {name}
    </span>
  );
}
