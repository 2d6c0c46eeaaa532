import type { ComponentProps, CSSProperties } from 'react';
import { classes } from './classes.ts';
import * as styles from './columns.module.css';

/** As `grid-template-columns` takes them. */
type Template = string | undefined;

export interface ColumnsProps extends Omit<ComponentProps<'div'>, 'ref'> {
  as?: 'div' | 'dl' | 'li' | 'ol' | 'section' | 'ul';
  /** From the narrowest window on; without one, a single column. */
  phone?: Template;
  /** In windows wider than 700 px. */
  tablet?: Template;
  /** From 960 px on. */
  desktop?: Template;
  /** From 1240 px on. */
  wide?: Template;
  /** Between rows and between columns, or one for both, in steps of the space scale: four pixels each. */
  gap?: number | readonly [rows: number, columns: number];
  align?: 'start' | 'center' | 'end' | 'baseline';
}

/** Children in columns of their own, more of them the wider the window. `Wrap` and `Split` lay on those of the page. */
export function Columns({
  as = 'div',
  phone,
  tablet,
  desktop,
  wide,
  gap = [0, 6],
  align,
  className,
  style,
  ...rest
}: ColumnsProps) {
  const Tag = as as 'div';
  const [rows, between] = typeof gap === 'number' ? [gap, gap] : gap;
  return (
    <Tag
      {...rest}
      className={classes(styles.columns, align && styles[align], className)}
      style={
        {
          '--phone': phone,
          '--tablet': tablet,
          '--desktop': desktop,
          '--wide': wide,
          '--rows': rows,
          '--between': between,
          ...style,
        } as CSSProperties
      }
    />
  );
}
