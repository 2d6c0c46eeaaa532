import { expect, it } from 'vitest';
import { anyDatabase } from '../testing/test-databases.ts';
import { exampleDist } from '../testing/example-dist.ts';
import { runChecks } from './run-checks.ts';

it('a check that fails is reported as wrong, and the findings of the others are reported as well', async () => {
  const database = await anyDatabase();
  await database.open();
  let readings = 0;
  const findings = await runChecks({
    environment: { ...database.environment, SITE_DIR: exampleDist(), PORT: '1' },
    home: '/nowhere',
    settings: { file: undefined, fileSettings: {} },
    // The second reading is the first of the check of the clock.
    clock() {
      readings += 1;
      if (readings > 1) throw new Error('the connection was lost');
      return new Date();
    },
    visitsPublicAddress: false,
  });
  expect(findings).toContainEqual({
    what: 'clock',
    state: 'wrong',
    message: 'cannot be checked: the connection was lost',
  });
  expect(findings.map(({ what }) => what)).toContain('disk');
});
