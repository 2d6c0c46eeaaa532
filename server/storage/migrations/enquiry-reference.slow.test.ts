import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { referenceShape } from '#contract/enquiry-reference.ts';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { createPatientStore } from '../../testing/patient-store.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { enquiryReferenceColumn } from './0007-enquiry-reference.ts';

describe.each(testDatabases)('migrating a database of $dialect without references', ({ dialect, create }) => {
  it('gives every stored enquiry its own', async () => {
    const opened = await (await create()).open();
    const { kysely } = opened;
    const store = createPatientStore(opened);
    const names = Array.from({ length: 700 }, (_, index) => `Person ${index}`);
    await Promise.all(
      names.map((name) => store.add(exampleEnquiry({ name }), { receivedAt: new Date('2026-11-21T18:00:00.000Z') })),
    );
    await sql`drop index enquiry_by_reference`.execute(kysely);
    await sql`alter table enquiry drop column reference`.execute(kysely);
    await kysely.transaction().execute((transaction) => enquiryReferenceColumn(dialect).up(transaction));
    const rows = await kysely.selectFrom('enquiry').select('reference').execute();
    expect(rows).toHaveLength(700);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(700);
    for (const { reference } of rows) expect(reference).toMatch(referenceShape);
    expect(new Set(rows.flatMap(({ reference }) => reference.replace('-', '').split(''))).size).toBe(16);
  });
});
