import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { failedStart, startServer } from './start-server.ts';
import { sendEnquiry } from './sent-enquiry.ts';

it('a second server on one SQLite file is refused while the first lives, and starts once it is dead', async () => {
  const environment = { DATA_DIR: join(temporaryFolder(), 'data') };
  const first = await startServer(environment);
  const refused = await failedStart(environment);
  expect(refused).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(/^The database \S+ cannot be used \(another server has it open\): [^\n]+\n$/),
  });
  expect(await sendEnquiry(first.port, 'Ada Moreno')).toMatchObject({ outcome: 201 });
  await first.end('SIGKILL');
  const second = await startServer(environment);
  expect(await sendEnquiry(second.port, 'Bo Moreno')).toMatchObject({ outcome: 201 });
});
