import type { HTMLAttributes } from 'react';
import { classes } from './classes.ts';
import * as styles from './text.module.css';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'b' | 'dd' | 'dt' | 'p' | 's' | 'small' | 'span' | undefined;
  /** A size of the type scale; inherited by default. */
  size?: 'fine' | 'small' | 'body' | 'lead';
  weight?: 'regular' | 'strong';
  /** `quiet` depends on the background. */
  color?: 'quiet' | 'ink' | 'cobalt' | 'pine' | 'ember' | undefined;
  /** Makes an inline element a block. */
  block?: boolean;
  /** The maximum line length: about 55, 65 or 75 characters. */
  measure?: 'short' | 'medium' | 'long';
  /** Makes lines about equally long. */
  balance?: boolean;
}

/** Text of another size, weight or color than its surroundings. */
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
