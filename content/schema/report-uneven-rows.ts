import type { z } from 'zod';

/** A table whose first column names the rows. */
interface NamedRows {
  columns: readonly string[];
  rows: readonly { cells: readonly unknown[] }[];
}

/** Reports rows that do not have one cell for each column besides the names. */
export function reportUnevenRows({ columns, rows }: NamedRows, context: z.RefinementCtx): void {
  const cellCount = columns.length - 1;
  // Without a column besides the names, the table itself is reported.
  if (cellCount < 1) return;
  rows.forEach(({ cells }, index) => {
    if (cells.length === cellCount) return;
    const has = cells.length === 1 ? 'one cell' : `${cells.length} cells`;
    const message = `has ${has}, but there ${cellCount === 1 ? 'is one column' : `are ${cellCount} columns`} besides the names: write a cell for each`;
    context.addIssue({ code: 'custom', path: ['rows', index, 'cells'], message });
  });
}
