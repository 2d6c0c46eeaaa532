import type { CommandContext, ParsedArguments } from './command.ts';
import { textTable } from './text-table.ts';
import type { Column } from './text-table.ts';

type Rows<Row> = {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** One row as one line of JSON. */
  toJson: (row: Row) => string;
  /** Shown to people if there are no rows. */
  noRowsText: string;
};

/** Prints rows as a table, or with `--json` as one line each; without rows, `--json` prints nothing. */
export async function printRows<Row>(
  { values }: ParsedArguments,
  { print }: Pick<CommandContext, 'print'>,
  { rows, columns, toJson, noRowsText }: Rows<Row>,
): Promise<void> {
  if (values['json']) {
    for (const row of rows) await print(toJson(row));
  } else await print(rows.length === 0 ? noRowsText : textTable(columns, rows));
}
