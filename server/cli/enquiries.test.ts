import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createKyselyEnquiryStore } from '../storage/kysely-enquiry-store.ts';
import { openSqlite } from '../storage/sqlite/open-sqlite.ts';
import type { EnquiryStore } from '../storage/enquiry-store.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { runProgram } from '../testing/run-program.ts';
import type { Ended } from '../testing/run-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

let dataDir = '';
let store: EnquiryStore;

// The store stays open as the server's does: the command reads beside it.
beforeEach(async () => {
  dataDir = temporaryFolder();
  store = createKyselyEnquiryStore(await openSqlite(join(dataDir, 'enquiries.sqlite')));
  onTestFinished(() => store.close());
});

const enquiries = (...args: string[]): Promise<Ended> =>
  runProgram('cli/enquiries.ts', args, { DATA_DIR: dataDir }).ended;

async function received(fields: Parameters<typeof exampleEnquiry>[0], at: string): Promise<void> {
  await store.add(exampleEnquiry(fields), { receivedAt: new Date(at) });
}

describe('list', () => {
  it('shows the newest first, in Central time, cut to one line each', async () => {
    await received({ question: 'Hello.\n'.repeat(20) }, '2026-07-04T16:05:00Z');
    await received({ name: 'Bo Ünal', phone: '', question: 'Second' }, '2026-11-21T05:59:00Z');
    const { code, output, errors } = await enquiries('list');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toBe(
      [
        'ID  RECEIVED              NAME        EMAIL            PHONE           QUESTION',
        '2   2026-11-20 23:59 CST  Bo Ünal     ada@example.com                  Second',
        '1   2026-07-04 11:05 CDT  Ada Moreno  ada@example.com  (281) 555-0142  Hello. Hello. Hello. Hello. Hello. Hello. Hello…',
        '',
      ].join('\n'),
    );
  });

  it('says so when there is none', async () => {
    expect(await enquiries('list')).toEqual({ code: 0, output: 'No enquiry has been received yet.\n', errors: '' });
    expect(await enquiries('list', '--json')).toEqual({ code: 0, output: '', errors: '' });
  });

  it('--limit shows that many', async () => {
    for (const name of ['One', 'Two', 'Three']) await received({ name }, '2026-11-21T18:00:00Z');
    const { output } = await enquiries('list', '--limit', '2', '--json');
    expect(
      output
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).name),
    ).toEqual(['Three', 'Two']);
  });

  it('--json gives all six fields, id and time, one line each', async () => {
    const enquiry = exampleEnquiry({ question: 'Line\nline \u{202e}\u{9b}31m \u{1f469}\u{200d}\u{1f4bb}' });
    await received(enquiry, '2026-11-21T18:00:00.000Z');
    const { output } = await enquiries('list', '--json');
    expect(output.split('\n')).toHaveLength(2);
    expect(output).toMatch(/^[^\p{Cc}\p{Cf}]*\n$/u);
    expect(JSON.parse(output)).toEqual({
      ...enquiry,
      question: 'Line\nline \u{202e}31m \u{1f469}\u{200d}\u{1f4bb}'.replace('31m', '\u{9b}31m'),
      id: 1,
      receivedAt: '2026-11-21T18:00:00.000Z',
    });
  });
});

describe('show', () => {
  it('shows one in full', async () => {
    await received({ phone: '' }, '2026-11-21T18:00:00.000Z');
    expect(await enquiries('show', '1')).toEqual({
      code: 0,
      errors: '',
      output: [
        'Enquiry 1',
        'Received:       2026-11-21 12:00 CST (2026-11-21T18:00:00.000Z)',
        "Sent:           2026-11-21T16:40:00.000Z by the sender's clock",
        'Name:           Ada Moreno',
        'Email:          ada@example.com',
        'Phone:          none given',
        'Application id: 9',
        '',
        'Could you build us',
        'a booking system?',
        '',
      ].join('\n'),
    });
  });

  it('one that is not there ends with 1', async () => {
    const { code, errors } = await enquiries('show', '7');
    expect({ code, errors }).toEqual({ code: 1, errors: 'There is no enquiry 7: see which there are with list.\n' });
  });
});

it('what a stranger wrote cannot act on the terminal', async () => {
  await received({ name: 'a\u001b]0;owned\u0007b', question: 'x\u001b[2J\u009b31m\u202ey' }, '2026-11-21T18:00:00Z');
  for (const args of [['list'], ['show', '1'], ['list', '--json'], ['show', '1', '--json']]) {
    const { code, output } = await enquiries(...args);
    expect(code).toBe(0);
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  }
});

it('--help explains the command', async () => {
  const { code, output } = await enquiries('--help');
  expect(code).toBe(0);
  expect(output).toContain('npm run enquiries -- list');
});

it('a command that is not understood ends with 2', async () => {
  const { code, output, errors } = await enquiries('delete');
  expect({ code, output }).toEqual({ code: 2, output: '' });
  expect(errors).toContain('There is no command "delete".');
});

it('a missing database is named with what to do', async () => {
  dataDir = join(dataDir, 'elsewhere');
  const { code, output, errors } = await enquiries('list');
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(/^There is no database at .*enquiries\.sqlite yet: .*npm start.*DATA_DIR.*\n$/);
});
