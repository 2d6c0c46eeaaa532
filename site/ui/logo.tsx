import { classes } from './classes.ts';
import * as styles from './logo.module.css';

/** The company's symbol. Shapes in the brand's color use the custom property --logo-color. */
export interface LogoSymbol {
  viewBox: string;
  shapes: string;
}

interface LogoProps {
  /** The company's name, set beside its symbol. */
  name: string;
  symbol: LogoSymbol;
  className?: string | undefined;
}

/** The most characters of a name that always takes one line. */
const maxOneLineLength = 20;

/** The company's symbol and name. */
export function Logo({ name, symbol, className }: LogoProps) {
  return (
    <span className={classes(styles.logo, name.length > maxOneLineLength && styles.long, className)}>
      <svg
        className={styles.symbol}
        viewBox={symbol.viewBox}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: symbol.shapes }}
      />
      {name}
    </span>
  );
}
