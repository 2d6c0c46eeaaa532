import { Link, type LinkProps } from '../navigation/link.tsx';
import { Arrow } from './arrow.tsx';
import { classes } from './classes.ts';
import * as styles from './more-link.module.css';

export interface MoreLinkProps extends Omit<LinkProps, 'className' | 'color'> {
  /** `inherit` on dark backgrounds. */
  color?: 'inherit' | undefined;
  /** Extends the clickable area to the nearest positioned ancestor. */
  stretched?: boolean;
}

/** A link at the end of a passage: text, an arrow, a rule. */
export function MoreLink({ color, stretched, children, ...rest }: MoreLinkProps) {
  return (
    <Link {...rest} className={classes(styles.more, color && styles[color], stretched && styles.stretched)}>
      {children}
      <Arrow />
    </Link>
  );
}
