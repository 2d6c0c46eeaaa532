import { InsertQueryNode, PrimitiveValueListNode, SqliteQueryCompiler, ValuesNode } from 'kysely';
import type { CompiledQuery, QueryId, RootOperationNode } from 'kysely';

/** `runs` has the parameters of each time that it is run. */
export type RepeatedQuery = CompiledQuery & { runs: readonly (readonly unknown[])[] };

/**
 * Makes an insertion of many rows a statement of one, which is run for each: to read one of a thousand parameters takes
 * SQLite longer than to insert them. PostgreSQL, which is asked over a network, is given them in one.
 */
export class RowByRowCompiler extends SqliteQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery | RepeatedQuery {
    const rows = rowsOf(node);
    const [first, second] = rows;
    if (!first || !second) return super.compileQuery(node, queryId);
    const ofOne = super.compileQuery({ ...node, values: ValuesNode.create([first]) } as InsertQueryNode, queryId);
    // Others than the row's, such as those of an update on conflict, would be missing.
    if (ofOne.parameters.length !== first.values.length) return super.compileQuery(node, queryId);
    return { ...ofOne, runs: rows.map(({ values }) => values) };
  }
}

/** None where it inserts nothing, or anything but plain values. */
function rowsOf(node: RootOperationNode): readonly PrimitiveValueListNode[] {
  const values = InsertQueryNode.is(node) && node.values && ValuesNode.is(node.values) ? node.values.values : [];
  const rows = values.filter((row) => PrimitiveValueListNode.is(row));
  return rows.length === values.length ? rows : [];
}
