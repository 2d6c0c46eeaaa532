import type { HTMLAttributes } from 'react';
import { classes } from './classes.ts';
import type { TextProps } from './text.tsx';
import * as textStyles from './text.module.css';
import * as styles from './title.module.css';

interface TitleProps extends HTMLAttributes<HTMLElement> {
  /** A heading, or an element that only looks like one. */
  as?: 'b' | 'dd' | 'dt' | 'h2' | 'h3' | 'p' | 'span' | undefined;
  /** A size of the type scale; `medium` is `--size-title`. */
  size: 'lead' | 'smallTitle' | 'card' | 'medium' | 'large' | 'giant' | 'display';
  color?: TextProps['color'];
  /** A figure, a time or a price: its digits stand apart. */
  numeral?: boolean;
  /** Makes lines about equally long; a heading's lines always are. */
  balance?: boolean;
}

/** Text or a figure in the typeface of headings, with the leading and tracking of its size. */
export function Title({ as: Tag = 'p', size, color, numeral, balance, className, ...rest }: TitleProps) {
  return (
    <Tag
      {...rest}
      className={classes(
        styles.title,
        styles[size],
        numeral && styles.numeral,
        color && textStyles[color],
        balance && textStyles.balance,
        className,
      )}
    />
  );
}
