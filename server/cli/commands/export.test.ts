import { beforeEach, describe, expect, it } from 'vitest';
import { parseJsonLines } from '../../testing/json-lines.ts';
import { testCommandLine } from '../../testing/test-command-line.ts';
import type { TestCommandLine } from '../../testing/test-command-line.ts';
import { anyDatabase, testDatabases } from '../../testing/test-databases.ts';

describe('what export prints', () => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await anyDatabase());
  });

  it('as CSV keeps every character, and contains no formula', async () => {
    await commandLine.addEnquiry(
      { name: '=HYPERLINK("http://evil.example")', question: 'One, "two"\nthree' },
      '2026-11-21T18:00:00Z',
    );
    await commandLine.addEnquiry({ name: '@sum', phone: '', question: '+1 -2' }, '2026-11-21T18:00:00Z', {
      suspicion: '-1 link',
    });
    const { output } = await commandLine.enquiries('export', '--format', 'csv');
    const [one, two] = await commandLine.references();
    expect(output).toBe(
      [
        'id,receivedAt,name,email,phone,question,created,applicationId,form,suspicion,reference',
        `1,2026-11-21T18:00:00.000Z,"'=HYPERLINK(""http://evil.example"")",ada@example.com,(281) 555-0142,"One, ""two""\nthree",2026-11-21T16:40:00.000Z,9,,,${one}`,
        `2,2026-11-21T18:00:00.000Z,'@sum,ada@example.com,,'+1 -2,2026-11-21T16:40:00.000Z,9,,'-1 link,${two}`,
        '',
      ].join('\n'),
    );
  });

  it('as CSV contains no formula even if a spreadsheet separates by semicolons, tabs or lines', async () => {
    await commandLine.addEnquiry(
      { name: 'x;=1+1', phone: '', question: 'a\t@sum;b\n+1; -1;"=2' },
      '2026-11-21T18:00:00.000Z',
    );
    const { output } = await commandLine.enquiries('export', '--format', 'csv');
    const [one] = await commandLine.references();
    expect(output.split('\n').slice(0, 3)).toEqual([
      'id,receivedAt,name,email,phone,question,created,applicationId,form,suspicion,reference',
      `1,2026-11-21T18:00:00.000Z,"x;'=1+1",ada@example.com,,"a\t'@sum;b`,
      `'+1; '-1;""'=2",2026-11-21T16:40:00.000Z,9,,,${one}`,
    ]);
  });

  it('as CSV begins with a byte order mark for Excel on request', async () => {
    expect((await commandLine.enquiries('export', '--format', 'csv', '--bom')).output).toMatch(
      /^\u{feff}id,receivedAt,/u,
    );
    expect(await commandLine.enquiries('export', '--format', 'jsonl', '--bom')).toMatchObject({ code: 2 });
  });
});

describe.each(testDatabases)('export on $dialect', ({ create }) => {
  let commandLine: TestCommandLine;
  beforeEach(async () => {
    commandLine = await testCommandLine(await create());
  });

  it('as JSON lines begins with what was received since midnight in the company’s time zone', async () => {
    for (const time of ['2026-11-21T05:59:59Z', '2026-11-21T06:00:00Z'])
      await commandLine.addEnquiry({ name: time }, time);
    const { output } = await commandLine.enquiries('export', '--format', 'jsonl', '--since', '2026-11-21');
    expect(parseJsonLines(output)).toMatchObject([{ name: '2026-11-21T06:00:00Z' }]);
  });

  it('exports more rows than one query reads, in order', async () => {
    const all = Array.from({ length: 1201 }, (_, index) => `Person ${index}`);
    for (let from = 0; from < all.length; from += 600) {
      await Promise.all(
        all.slice(from, from + 600).map((name) => commandLine.addEnquiry({ name }, '2026-11-21T18:00:00Z')),
      );
    }
    const { output } = await commandLine.enquiries('export', '--format', 'jsonl');
    const ids = (parseJsonLines(output) as { id: number }[]).map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(ids).toHaveLength(1201);
  });
});
