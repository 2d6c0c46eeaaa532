import { Link, type LinkProps } from '../navigation/link.tsx';
import { Arrow } from './arrow.tsx';
import { classes } from './classes.ts';
import * as styles from './more-link.module.css';

export interface MoreLinkProps extends Omit<LinkProps, 'className' | 'color'> {
  /** `inherit` on dark grounds. */
  color?: 'inherit';
  /** All of the nearest positioned element around it is the link. */
  stretched?: boolean;
}

/** A link at the end of a passage: words, an arrow, a rule. */
export function MoreLink({ color, stretched, children, ...rest }: MoreLinkProps) {
  return (
    <Link {...rest} className={classes(styles.more, color && styles[color], stretched && styles.stretched)}>
      {children}
      <Arrow />
    </Link>
  );
}
