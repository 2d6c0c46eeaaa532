import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { referenceShape } from '#contract/enquiry-reference.ts';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { createPatientStore } from '../../testing/patient-store.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import type { OpenedDatabase } from '../opened-database.ts';
import { searchEnquiries } from '../search-enquiries.ts';
import { referenceDefault } from './0011-reference-default.ts';

/** Inserts rows like the release before references: with all columns that it knew, and none of the later ones. */
async function addAsBeforeReferences({ kysely }: OpenedDatabase, count: number): Promise<void> {
  const columns = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'enquiry' and column_name not in ('id', 'reference', 'words_key')`.execute(kysely);
  const names = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
  const values = columns.rows.map(({ name }) => (name === 'key' ? sql`key || n` : sql.ref(name)));
  await sql`insert into enquiry (${names}) select ${sql.join(values)} from enquiry, generate_series(1, ${sql.lit(count)}) as n
    where id = 1 on conflict (key) do nothing`.execute(kysely);
}

describe.each(testDatabases)('references on $dialect', ({ dialect, create }) => {
  it.runIf(dialect === 'postgres')('are generated for what an older release stores beside this one', async () => {
    const database = await (await create()).open();
    const store = createPatientStore(database);
    await store.add(exampleEnquiry(), { receivedAt: new Date('2026-11-21T18:00:00Z') });
    await addAsBeforeReferences(database, 50);
    await store.add(exampleEnquiry({ name: 'Later' }), { receivedAt: new Date('2026-11-21T18:00:01Z') });
    const found = await searchEnquiries(database, [], { limit: 100 });
    expect(found).toHaveLength(52);
    for (const { reference } of found) expect(reference).toMatch(referenceShape);
    expect(new Set(found.map(({ reference }) => reference)).size).toBe(52);
  });

  it('are filled in if an older release left them empty', async () => {
    const database = await (await create()).open();
    const { kysely } = database;
    const store = createPatientStore(database);
    await store.add(exampleEnquiry(), { receivedAt: new Date('2026-11-21T18:00:00Z') });
    if (dialect === 'postgres') await sql`alter table enquiry alter column reference drop not null`.execute(kysely);
    await sql`update enquiry set reference = null`.execute(kysely);
    await referenceDefault(dialect).up(kysely);
    const rows = await kysely.selectFrom('enquiry').select('reference').execute();
    expect(rows).toEqual([{ reference: expect.stringMatching(referenceShape) }]);
  });
});
