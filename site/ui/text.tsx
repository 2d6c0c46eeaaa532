import type { HTMLAttributes } from 'react';
import { classes } from './classes.ts';
import * as styles from './text.module.css';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'b' | 'dd' | 'dt' | 'p' | 's' | 'small' | 'span' | undefined;
  /** Of the type scale; without one that of what is around it. */
  size?: 'fine' | 'small' | 'body' | 'lead';
  weight?: 'regular' | 'strong';
  /** `quiet` follows the ground. */
  color?: 'quiet' | 'ink' | 'cobalt' | 'pine' | 'ember' | undefined;
  /** A line of its own, where the element is none. */
  block?: boolean;
  /** How long its lines grow: some 55 letters, 65 or 75. */
  measure?: 'short' | 'medium' | 'long';
  /** Lines of about the same length. */
  balance?: boolean;
}

/** Words of a size, weight or color other than those around them. */
export function Text({ as: Tag = 'p', size, weight, color, block, measure, balance, className, ...rest }: TextProps) {
  return (
    <Tag
      {...rest}
      className={classes(
        size && styles[size],
        weight && styles[weight],
        color && styles[color],
        block && styles.block,
        measure && styles[`${measure}Measure`],
        balance && styles.balance,
        className,
      )}
    />
  );
}
