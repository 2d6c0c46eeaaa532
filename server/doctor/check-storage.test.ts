import { beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { testDatabases } from '../testing/test-databases.ts';
import type { TestDatabase } from '../testing/test-databases.ts';
import { checkStorage } from './check-storage.ts';

const webhook = { WEBHOOK_URL: 'https://crm.example/', WEBHOOK_SECRET: '0123456789abcdef' };

describe.each(testDatabases)('storage on $dialect', ({ create }) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await create();
    await database.open();
  });

  const findingsWith = (settings: Record<string, string>) =>
    checkStorage(parseConfig({ ...database.environment, ...settings }, '/nowhere'), new Date());

  it('has mail reported as missing if nobody is notified of an enquiry', async () =>
    expect(await findingsWith({})).toMatchObject([
      { what: 'database', state: 'ok' },
      { what: 'outbox', state: 'ok' },
      { what: 'mail', state: 'missing', message: expect.stringContaining('nobody is notified') },
    ]));

  it('has mail reported as ok without mail settings if a webhook is called', async () =>
    expect(await findingsWith(webhook)).toContainEqual({
      what: 'mail',
      state: 'ok',
      message: 'off: the webhook is called instead',
    }));
});

it('a database that cannot be opened is reported as wrong, with the fix', async () =>
  expect(await checkStorage(parseConfig({ DATA_DIR: '/nowhere/data' }, '/nowhere'), new Date())).toEqual([
    { what: 'database', state: 'wrong', message: expect.stringContaining('set DATA_DIR') },
  ]));
