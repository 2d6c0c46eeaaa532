import { Link, type LinkProps } from '../navigation/link.tsx';
import { arrowRight } from './icons/arrow-right.ts';
import { Icon } from './icon.tsx';
import * as styles from './more-link.module.css';

/** A link at the end of a passage: words, an arrow, a rule. */
export function MoreLink({ children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={styles.more}>
      {children}
      <Icon className={styles.icon} drawing={arrowRight} />
    </Link>
  );
}
