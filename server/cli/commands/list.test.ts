import { beforeEach, describe, expect, it } from 'vitest';
import { referenceShape } from '#contract/enquiry-reference.ts';
import { exampleEnquiry } from '../../testing/example-enquiry.ts';
import { parseJsonLines } from '../../testing/json-lines.ts';
import { testCommandLine } from '../../testing/test-command-line.ts';
import type { TestCommandLine } from '../../testing/test-command-line.ts';
import { anyDatabase, testDatabases } from '../../testing/test-databases.ts';

describe('what list prints', () => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await anyDatabase());
  });

  it('shows the newest first, in Central time, truncated to one line each, and which are suspected', async () => {
    await commandLine.addEnquiry({ question: 'Hello.\n'.repeat(20) }, '2026-07-04T16:05:00Z');
    const suspected = { suspicion: '4 links' };
    await commandLine.addEnquiry({ name: 'Bo Ünal', phone: '', question: 'Second' }, '2026-11-21T05:59:00Z', suspected);
    const { code, output, errors } = await commandLine.enquiries('list');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toBe(
      [
        'ID  RECEIVED              NAME        EMAIL            PHONE           QUESTION',
        '2   2026-11-20 23:59 CST  Bo Ünal     ada@example.com                  [spam?] Second',
        '1   2026-07-04 11:05 CDT  Ada Moreno  ada@example.com  (281) 555-0142  Hello. Hello. Hello. Hello. Hello. Hello. Hello…',
        '',
      ].join('\n'),
    );
  });

  it('is a sentence if there are no enquiries, and nothing with --json', async () => {
    expect(await commandLine.enquiries('list')).toEqual({
      code: 0,
      output: 'No enquiry has been received yet.\n',
      errors: '',
    });
    expect(await commandLine.enquiries('list', '--json')).toEqual({ code: 0, output: '', errors: '' });
  });

  it('never lets a stranger’s text control the terminal', async () => {
    await commandLine.addEnquiry(
      { name: 'a\u001b]0;owned\u0007b', question: 'x\u001b[2J\u009b31m\u202ey' },
      '2026-11-21T18:00:00Z',
    );
    for (const args of [['list'], ['show', '1'], ['list', '--json'], ['search', 'a', '--json']]) {
      const { code, output } = await commandLine.enquiries(...args);
      expect(code).toBe(0);
      expect(output).toContain('owned');
      expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  });
});

describe.each(testDatabases)('list on $dialect', ({ create }) => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await create());
  });

  it('--limit sets the number of enquiries', async () => {
    for (const name of ['One', 'Two', 'Three']) await commandLine.addEnquiry({ name }, '2026-11-21T18:00:00Z');
    const { output } = await commandLine.enquiries('list', '--limit', '2', '--json');
    expect(parseJsonLines(output)).toMatchObject([{ name: 'Three' }, { name: 'Two' }]);
  });

  it('--json prints all six fields, id and time, one line each', async () => {
    const enquiry = exampleEnquiry({ question: 'Line\nline \u{202e}\u{9b}31m \u{1f469}\u{200d}\u{1f4bb}\u{e0041}' });
    await commandLine.addEnquiry(enquiry, '2026-11-21T18:00:00.000Z');
    const { output } = await commandLine.enquiries('list', '--json');
    expect(output.split('\n')).toHaveLength(2);
    expect(output).toMatch(/^[^\p{Cc}\p{Cf}]*\n$/u);
    expect(JSON.parse(output)).toEqual({
      ...enquiry,
      id: 1,
      receivedAt: '2026-11-21T18:00:00.000Z',
      form: null,
      suspicion: null,
      reference: expect.stringMatching(referenceShape),
    });
  });
});
