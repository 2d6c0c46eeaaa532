import { describe, expect, it } from 'vitest';
import { testDatabases } from '../testing/test-databases.ts';
import { checkWritable } from './check-writable.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 21, 18, minutes));

describe.each(testDatabases)('checking whether $dialect can be written', ({ create }) => {
  it('writes a single row each time', async () => {
    const opened = await (await create()).open();
    await checkWritable(opened, at(0));
    await checkWritable(opened, at(1));
    expect(await opened.kysely.selectFrom('write_check').selectAll().execute()).toEqual([
      { id: 1, checked_at: at(1).toISOString() },
    ]);
  });

  it('fails if the table cannot be written', async () => {
    const opened = await (await create()).open();
    await opened.kysely.schema.dropTable('write_check').execute();
    await expect(checkWritable(opened, at(0))).rejects.toThrow('write_check');
  });
});
