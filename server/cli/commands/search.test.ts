import { beforeEach, describe, expect, it } from 'vitest';
import { testCommandLine } from '../../testing/test-command-line.ts';
import type { TestCommandLine } from '../../testing/test-command-line.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('search on $dialect', ({ create }) => {
  let line: TestCommandLine;
  beforeEach(async () => {
    line = await testCommandLine(await create());
  });

  it('finds all words anywhere, regardless of case and accents, and a phone number by its digits', async () => {
    await line.received({ name: 'Bo Ünal', question: 'A booking system, please' }, '2026-11-21T18:00:00Z');
    await line.received(
      { name: 'Cy', email: 'cy@example.org', phone: '', question: 'Booking' },
      '2026-11-21T18:01:00Z',
    );
    const found = async (...terms: string[]): Promise<string[]> =>
      (await line.enquiries('search', '--json', ...terms)).output
        .split('\n')
        .filter((line) => line !== '')
        .map((line): string => JSON.parse(line).name);
    expect(await found('BOOKING')).toEqual(['Cy', 'Bo Ünal']);
    expect(await found('unal', 'system')).toEqual(['Bo Ünal']);
    expect(await found('281-555-0142')).toEqual(['Bo Ünal']);
    const [reference = ''] = await line.references();
    expect(await found(reference.toLowerCase())).toEqual(['Bo Ünal']);
    expect(await found(reference.replace('-', ''), 'system')).toEqual(['Bo Ünal']);
    expect(await found('%')).toEqual([]);
    // Signs of a phone number without a digit.
    expect(await found('....')).toEqual([]);
    expect(await found('(--)')).toEqual([]);
    expect(await line.enquiries('search', 'booking', 'nothing')).toEqual({
      code: 0,
      output: 'No enquiry contains booking and nothing.\n',
      errors: '',
    });
  });
});
