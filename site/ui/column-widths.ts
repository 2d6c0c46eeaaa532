/**
 * A column's share of what the lengths leave free, a length, or its minimum and maximum; `auto`: as wide as its
 * content.
 */
type Width = number | 'auto' | `${number}px` | `minmax(0, ${number}px)` | `minmax(${number}px, ${number}fr)`;

/**
 * The columns of a layout: the number of equal ones, or the width of each. `3` are three equal columns, `[5, 7]` two
 * that share the page's twelve, `['64px', 1]` a margin for a number or a picture with the text beside it, `[1, 'auto']`
 * a text with its link.
 */
export type ColumnWidths = number | readonly Width[];

/** The layout as a value of `grid-template-columns`. */
export function columnTemplate(columns: ColumnWidths): string {
  const widths = typeof columns === 'number' ? Array.from({ length: columns }, () => 1) : columns;
  return widths.map((width) => (typeof width === 'number' ? `${width}fr` : width)).join(' ');
}
