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

/** Characters of a name from which on it may take two lines. */
const longName = 20;

/** The company's sign and name. */
export function Logo({ name, sign, className }: LogoProps) {
  return (
    <span className={classes(styles.logo, name.length > longName && styles.long, className)}>
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
