import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasGit } from '#hosting/testing/test-repository.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { projectRoot } from '#prerender/project-root.ts';
import { referenceShape } from '#contract/enquiry-reference.ts';
import { searchEnquiries } from '#server/storage/search-enquiries.ts';
import { testDatabases } from '#server/testing/test-databases.ts';
import { compareStored } from './compare-stored.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { releaseParts } from './releases.ts';
import { failedStart, startServer, unreachableMail } from './start-server.ts';

/** The minimum number of enquiries that each server acknowledges. */
const enquiriesEach = 50;

/** The last commit before the latest change of tables; empty if Git's history does not reach that far back. */
function commitBeforeLastMigration(): string {
  const history = ['log', '-1', '--format=%H', '--diff-filter=A', '--', 'server/storage/migrations/[0-9]*.ts'];
  const git = (...args: string[]) => spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).stdout.trim();
  const change = git(...history);
  return change && git('rev-parse', '--verify', '--quiet', `${change}^`);
}

/** Unpacks the server of a commit, with this tree's packages. Returns the path of its main program. */
function unpackServer(commit: string): string {
  const folder = join(temporaryFolder(), 'older');
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', commit, '--', ...releaseParts], {
    cwd: projectRoot,
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  return join(folder, 'server/main.ts');
}

describe.each(testDatabases)('the release before the last change of tables, on $dialect', ({ dialect, create }) => {
  it('loses nothing when the newer one takes over under load, and refuses to start after it', async ({
    annotate,
    skip,
  }) => {
    const commit = hasGit && commitBeforeLastMigration();
    const program = unpackServer(commit || skip('Git has no commit from before the last change of tables'));
    const database = await create();
    const environment = { ...unreachableMail, ...database.environment };
    const older = await startServer(environment, { program });
    const olderLoad = startLoad(older.port, { clients: 6 });
    await olderLoad.next(isAcknowledged, enquiriesEach);
    // A SQLite file has one server; on PostgreSQL the newer one changes the tables under the running one.
    if (dialect === 'sqlite') await older.end('SIGKILL');
    const newer = await startServer(environment);
    const newerLoad = startLoad(newer.port, { clients: 6 });
    await newerLoad.next(isAcknowledged, enquiriesEach);
    if (dialect === 'postgres') {
      await olderLoad.next(isAcknowledged, enquiriesEach);
      await older.end('SIGKILL');
    }
    const sent = (await Promise.all([olderLoad, newerLoad].map((load) => load.stop()))).flat();
    await newer.end('SIGTERM');

    const again = await failedStart(environment, program);
    expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('a later version of this program') });
    const acknowledged = sent.filter(isAcknowledged).map(({ name }) => name);
    const opened = await database.open();
    const { stored, ...counts } = await compareStored(opened, acknowledged, 1);
    await annotate(
      `${acknowledged.length} acknowledged, ${stored} stored, ${counts.lost} lost, ${counts.duplicated} twice`,
    );
    expect(counts).toEqual({ lost: 0, duplicated: 0, wrongDeliveries: 0 });
    for (const { reference } of await searchEnquiries(opened, [], { limit: stored }))
      expect(reference).toMatch(referenceShape);
  });
});
