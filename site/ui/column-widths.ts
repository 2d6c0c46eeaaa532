/**
 * A column's width: its share of the space that the lengths of the others leave, a length, a minimum and a maximum, or
 * `auto`, as wide as its content.
 */
type Width = number | 'auto' | `${number}px` | `minmax(0, ${number}px)` | `minmax(${number}px, ${number}fr)`;

/**
 * The columns of a layout: the number of columns, or the width of each. `3` means three columns of equal width (a word longer
 * than that widens its own), `[5, 7]` two that share the page's twelve; `['64px', 1]` suits a number or a picture with
 * text beside it, `[1, 'auto']` text with its link.
 */
export type ColumnWidths = number | readonly Width[];

/** The layout as a value of `grid-template-columns`. */
export function columnTemplate(columns: ColumnWidths): string {
  const widths = typeof columns === 'number' ? Array.from({ length: columns }, () => 1) : columns;
  return widths.map((width) => (typeof width === 'number' ? `${width}fr` : width)).join(' ');
}
