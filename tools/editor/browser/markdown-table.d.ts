export interface Table {
  head: string[];
  /** The cells of the second line, which may align a column. */
  rules: string[];
  rows: string[][];
}

export const headRow: number;
export function parseTable(markdown: string | undefined, columns?: number): Table;
export function writeTable(table: Table): string;
export function withRow(table: Table): Table;
export function withoutRow(table: Table, row: number): Table;
export function withColumn(table: Table): Table;
export function withoutColumn(table: Table, column: number): Table;
export function withCell(table: Table, row: number, column: number, text: string): Table;
export function withPasted(
  table: Table,
  pasted: { row: number; column: number; text: string; mayWiden: boolean },
): Table;
