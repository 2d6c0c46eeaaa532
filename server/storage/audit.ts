import type { Insertable, Selectable } from 'kysely';
import type { AuditTable } from '../model/database.ts';
import type { OpenedDatabase } from './opened-database.ts';

export type AuditLine = Omit<Selectable<AuditTable>, 'id'>;

/** Appends a line to the audit. */
export async function writeAudit({ kysely }: OpenedDatabase, line: Insertable<AuditTable>): Promise<void> {
  await kysely.insertInto('audit').values(line).execute();
}

/** The latest lines of the audit, newest first. */
export async function latestAudit({ kysely }: OpenedDatabase, limit: number): Promise<AuditLine[]> {
  return kysely
    .selectFrom('audit')
    .select(['at', 'by', 'action', 'enquiries'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
