import type { CSSProperties, HTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { columnTemplate, type ColumnWidths } from './column-widths.ts';
import * as styles from './columns.module.css';

interface ColumnsProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'dl' | 'li' | 'ol' | 'section' | 'ul';
  /** The columns at any width; a single one by default. */
  phone?: ColumnWidths | undefined;
  /** The columns above 700 px. */
  tablet?: ColumnWidths | undefined;
  /** The columns from 960 px on. */
  desktop?: ColumnWidths | undefined;
  /** The columns from 1240 px on. */
  wide?: ColumnWidths | undefined;
  /** The gap between rows and between columns, or one number for both, in units of four pixels. */
  gap?: number | readonly [rows: number, columns: number];
  align?: 'start' | 'center' | 'end' | 'baseline';
}

/** Children in columns that change with the window. `Wrap` and `Split` use the page's columns instead. */
export function Columns({
  as: Tag = 'div',
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
  const [rowGap, columnGap] = typeof gap === 'number' ? [gap, gap] : gap;
  return (
    <Tag
      {...rest}
      className={classes(styles.columns, align && styles[align], className)}
      style={
        {
          '--phone': phone && columnTemplate(phone),
          '--tablet': tablet && columnTemplate(tablet),
          '--desktop': desktop && columnTemplate(desktop),
          '--wide': wide && columnTemplate(wide),
          '--row-gap-units': rowGap,
          '--column-gap-units': columnGap,
          ...style,
        } as CSSProperties
      }
    />
  );
}
