import { classes } from './classes.ts';
import * as styles from './logo.module.css';

/** The company's sign: shapes that take the color --bird where they are of the brand's. */
export interface SignDrawing {
  viewBox: string;
  shapes: string;
}

export interface LogoProps {
  /** The company's name, set beside its sign. */
  name: string;
  sign: SignDrawing;
  className?: string | undefined;
}

/** The company's sign and name. */
export function Logo({ name, sign, className }: LogoProps) {
  return (
    <span className={classes(styles.logo, className)}>
      <svg
        className={styles.sign}
        viewBox={sign.viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: sign.shapes }}
      />
      {name}
    </span>
  );
}
