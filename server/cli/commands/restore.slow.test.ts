import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseFile } from '../../storage/sqlite/database-file.ts';
import { openSqlite } from '../../storage/sqlite/open-sqlite.ts';
import { exampleDist } from '../../testing/example-dist.ts';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { createPatientStore } from '../../testing/patient-store.ts';
import { runProgram } from '../../testing/run-program.ts';
import type { ExitResult } from '../../testing/run-program.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';

describe('restoring a backup from before a person was erased', () => {
  let folder: string;
  const enquiries = (...args: string[]): Promise<ExitResult> =>
    runProgram('cli/enquiries.ts', args, { DATA_DIR: join(folder, 'data'), SITE_DIR: exampleDist() }).ended;
  const names = async (): Promise<string[]> => {
    const { output } = await enquiries('list', '--json');
    return [...output.matchAll(/"name":"([^"]+)"/g)].map(([, name = '']) => name);
  };

  beforeEach(async () => {
    folder = temporaryFolder();
    const store = createPatientStore(await openSqlite(databaseFile(join(folder, 'data')), { forServer: true }));
    const receivedAt = new Date('2026-11-20T18:00:00Z');
    await store.add(exampleEnquiry({ name: 'Stays', email: 'stays@example.com' }), { receivedAt });
    await store.add(exampleEnquiry({ name: 'Erased' }), { receivedAt });
    await store.close();
    await enquiries('backup', join(folder, 'backup.sqlite'));
    await enquiries('delete', '--email', 'ada@example.com', '--yes');
  });

  it('does not bring them back, and says so', async () => {
    const { output } = await enquiries('restore', join(folder, 'backup.sqlite'));
    expect(output).toContain('Restored 1 enquiry from ');
    expect(output).toContain('Erased since the backup, and deleted again: 1 enquiry.');
    expect(await names()).toEqual(['Stays']);
  });

  it('without the list, prints how to finish once it is found', async () => {
    rmSync(join(folder, 'data/erasures'));
    const { output } = await enquiries('restore', join(folder, 'backup.sqlite'));
    expect(output).toMatch(
      /There is no list of erasures at .*data\/erasures: .* copy the list there .* then restore again before the server starts, or run erase-listed after it\./,
    );
    expect(await names()).toEqual(['Erased', 'Stays']);
  });
});
