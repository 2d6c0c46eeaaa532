import { beforeEach, describe, expect, it } from 'vitest';
import { parseJsonLines } from '../../testing/json-lines.ts';
import { testCommandLine } from '../../testing/test-command-line.ts';
import type { TestCommandLine } from '../../testing/test-command-line.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('search on $dialect', ({ create }) => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await create());
    await commandLine.addEnquiry({ name: 'Bo Ünal', question: 'A booking system, please' }, '2026-11-21T18:00:00Z');
    await commandLine.addEnquiry(
      { name: 'Cy', email: 'cy@example.org', phone: '', question: 'Booking' },
      '2026-11-21T18:01:00Z',
    );
  });

  async function namesFound(...terms: string[]): Promise<string[]> {
    const { output } = await commandLine.enquiries('search', '--json', ...terms);
    return (parseJsonLines(output) as { name: string }[]).map(({ name }) => name);
  }

  it('finds all words anywhere, regardless of case and accents', async () => {
    expect(await namesFound('BOOKING')).toEqual(['Cy', 'Bo Ünal']);
    expect(await namesFound('unal', 'system')).toEqual(['Bo Ünal']);
    expect(await namesFound('%')).toEqual([]);
    expect(await commandLine.enquiries('search', 'booking', 'nothing')).toEqual({
      code: 0,
      output: 'No enquiry contains booking and nothing.\n',
      errors: '',
    });
  });

  it('finds a phone number by its digits', async () => {
    expect(await namesFound('281-555-0142')).toEqual(['Bo Ünal']);
    expect(await namesFound('+12815550142')).toEqual(['Bo Ünal']);
    expect(await namesFound('+12815550143')).toEqual([]);
    // Punctuation of a phone number without a digit.
    expect(await namesFound('....')).toEqual([]);
    expect(await namesFound('(--)')).toEqual([]);
  });

  it('finds a reference in lowercase or without its hyphen', async () => {
    const [reference = ''] = await commandLine.references();
    expect(await namesFound(reference.toLowerCase())).toEqual(['Bo Ünal']);
    expect(await namesFound(reference.replace('-', ''), 'system')).toEqual(['Bo Ünal']);
  });
});
