import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databaseFile } from '#server/storage/sqlite/database-file.ts';
import { openSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { runProgram } from '#server/testing/run-program.ts';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { startTestSmtp } from '#server/testing/test-smtp.ts';
import { compareStored } from './compare-stored.ts';
import { isAcknowledged, startLoad } from './load.ts';
import { startServer } from './start-server.ts';
import { sendEnquiry } from './sent-enquiry.ts';

it('a backup under load, restored elsewhere, contains everything acknowledged before it', async ({ annotate }) => {
  const folder = temporaryFolder();
  const smtp = await startTestSmtp();
  smtp.behavior = 'not now';
  const first = await startServer({ ...smtp.environment, DATA_DIR: join(folder, 'first') });
  const load = startLoad(first.port, { clients: 8 });
  await load.next(isAcknowledged, 400);
  const before = load.sent.filter(isAcknowledged).map(({ name }) => name);
  const target = join(folder, 'backup.sqlite');
  const backedUp = await runProgram('cli/enquiries.ts', ['backup', target, '--json'], {
    DATA_DIR: join(folder, 'first'),
  }).ended;
  const all = await load.stop();
  expect(backedUp).toMatchObject({ code: 0, errors: '' });
  expect(statSync(target).mode & 0o777).toBe(0o600);
  await first.end('SIGKILL');

  const restored = databaseFile(join(folder, 'second'));
  mkdirSync(join(folder, 'second'));
  copyFileSync(target, restored);
  const opened = await openSqlite(restored);
  const counts = await compareStored(opened, before, 1).finally(() => opened.kysely.destroy());
  expect(counts).toMatchObject({ lost: 0, duplicated: 0, wrongDeliveries: 0 });
  expect(JSON.parse(backedUp.output)).toMatchObject({ enquiries: counts.stored });
  smtp.behavior = 'accepts';
  const second = await startServer({ ...smtp.environment, DATA_DIR: join(folder, 'second') });
  expect(await sendEnquiry(second.port, 'After the restore')).toMatchObject({ outcome: 201 });
  // The second server sends the emails that were still pending in the backup.
  await smtp.waitForMails(5);
  await annotate(
    `${before.length} acknowledged before the backup, ${counts.stored} in it, ${all.filter(isAcknowledged).length} until the server was killed: ` +
      `${counts.lost} lost`,
  );
});
