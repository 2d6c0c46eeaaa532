import { classes } from './classes.ts';
import * as styles from './logo.module.css';

/** The company's symbol. Shapes in the brand's color use the custom property --bird. */
export interface SignDrawing {
  viewBox: string;
  shapes: string;
}

interface LogoProps {
  /** The company's name, set beside its symbol. */
  name: string;
  sign: SignDrawing;
  className?: string | undefined;
}

/** The most characters of a name that always takes one line. */
const maxOneLineLength = 20;

/** The company's symbol and name. */
export function Logo({ name, sign, className }: LogoProps) {
  return (
    <span className={classes(styles.logo, name.length > maxOneLineLength && styles.long, className)}>
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
