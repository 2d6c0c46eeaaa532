import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { referenceShape } from '#contract/enquiry-reference.ts';
import type { ChannelName, DeliveryState } from '../storage/database.ts';
import type { SubmissionMetadata, EnquiryStore } from '../storage/enquiry-store.ts';
import { writeClockRecord } from '../storage/clock-record.ts';
import { createKyselyEnquiryStore } from '../storage/kysely-enquiry-store.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { runProgram } from '../testing/run-program.ts';
import type { Ended } from '../testing/run-program.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testSmtp } from '../testing/test-smtp.ts';

describe.each(testDatabases)('the command line on $dialect', ({ dialect, create }) => {
  let environment: Record<string, string> = {};
  let database: OpenedDatabase;
  let store: EnquiryStore;

  // The store stays open as the server's does: the commands work beside it.
  beforeEach(async () => {
    const created = await create();
    environment = created.environment;
    database = await created.open();
    store = createKyselyEnquiryStore(database);
    onTestFinished(() => store.close());
  });

  const enquiries = (...args: string[]): Promise<Ended> => runProgram('cli/enquiries.ts', args, environment).ended;

  async function received(
    fields: Parameters<typeof exampleEnquiry>[0],
    at: string,
    more: Partial<SubmissionMetadata> = {},
  ): Promise<void> {
    await store.add(exampleEnquiry(fields), { receivedAt: new Date(at), ...more });
  }

  /** Received long ago, with a delivery in each state; the ids count up from 1. */
  async function delivered(states: DeliveryState[], channel: ChannelName = 'mail', at = '2024-01-01T18:00:00Z') {
    const telling = createKyselyEnquiryStore(database, { channels: [channel] });
    for (const [index, state] of states.entries()) {
      await telling.add(exampleEnquiry({ name: `Person ${index + 1}` }), { receivedAt: new Date(at) });
      await database.kysely
        .updateTable('delivery')
        .set({ state, attempts: 5, refusals: 5, last_error: '550 no such mailbox', settled_at: at })
        .where('enquiry_id', '=', index + 1)
        .execute();
    }
  }

  const references = async (): Promise<string[]> =>
    (await database.kysely.selectFrom('enquiry').select('reference').orderBy('id').execute()).map(
      ({ reference }) => reference,
    );

  const names = async (): Promise<string[]> =>
    (await database.kysely.selectFrom('enquiry').select('name').orderBy('id').execute()).map(({ name }) => name);

  const states = async (): Promise<string[]> =>
    (await database.kysely.selectFrom('delivery').selectAll().orderBy('id').execute()).map(
      ({ state, attempts, refusals }) => `${state} ${attempts} ${refusals}`,
    );

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
        form: null,
        suspicion: null,
        reference: expect.stringMatching(referenceShape),
      });
    });
  });

  describe('show', () => {
    it('shows one in full', async () => {
      await received({ phone: '' }, '2026-11-21T18:00:00.000Z');
      const [reference] = await references();
      expect(await enquiries('show', '1')).toEqual({
        code: 0,
        errors: '',
        output: [
          'Enquiry 1',
          `Reference:      ${reference}`,
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

    it('says what it is suspected of, its form, and who was told of it', async () => {
      await createKyselyEnquiryStore(database, { channels: ['mail', 'webhook'] }).add(exampleEnquiry(), {
        receivedAt: new Date('2026-11-21T18:00:00.000Z'),
        form: 'careers',
        suspicion: '4 links',
      });
      await database.kysely
        .updateTable('delivery')
        .set({ state: 'failed', settled_at: '2026-11-26T18:00:00.000Z', last_error: '550 no such\nmailbox' })
        .where('channel', '=', 'mail')
        .execute();
      const { output } = await enquiries('show', '1');
      expect(output.split('\n').slice(8, 12)).toEqual([
        'Form:           careers',
        'Suspected spam: 4 links',
        'Mail:           failed 2026-11-26 12:00 CST: 550 no such mailbox',
        'Webhook:        waiting, next attempt now, 0 made',
      ]);
    });

    it('finds one by its reference, however it is typed', async () => {
      for (const name of ['One', 'Two']) await received({ name }, '2026-11-21T18:00:00.000Z');
      const [, two = ''] = await references();
      const [first = '', second = ''] = two.toLowerCase().split('-');
      for (const typed of [[two], [first + second], [first, second]]) {
        expect(await enquiries('show', '--json', ...typed)).toMatchObject({
          code: 0,
          output: expect.stringContaining('"name":"Two"'),
        });
      }
      expect(await enquiries('show', '2222-2222')).toMatchObject({
        code: 1,
        errors: expect.stringContaining('2222-2222'),
      });
      expect(await enquiries('show', 'K4MX-7R20')).toMatchObject({
        code: 2,
        errors: expect.stringContaining('reference'),
      });
      expect(await enquiries('show', '12345678')).toMatchObject({ code: 1 });
      expect((await enquiries('audit', '--json')).output.match(/show 2/g)).toHaveLength(3);
      await database.kysely.updateTable('enquiry').set({ reference: '2345-6789' }).where('id', '=', 1).execute();
      for (const typed of ['23456789', '2345-6789']) {
        expect((await enquiries('show', typed)).output).toContain('Name:           One');
      }
    });

    it('one that is not there ends with 1', async () => {
      const { code, errors } = await enquiries('show', '7');
      expect({ code, errors }).toEqual({ code: 1, errors: 'There is no enquiry 7: see which there are with list.\n' });
    });
  });

  it('what a stranger wrote cannot act on the terminal', async () => {
    await received({ name: 'a\u001b]0;owned\u0007b', question: 'x\u001b[2J\u009b31m\u202ey' }, '2026-11-21T18:00:00Z');
    for (const args of [['list'], ['show', '1'], ['list', '--json'], ['search', 'a', '--json']]) {
      const { code, output } = await enquiries(...args);
      expect(code).toBe(0);
      expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
  });

  describe('search', () => {
    it('finds all words anywhere, in capitals or not, with accents or not, and a phone by its digits', async () => {
      await received({ name: 'Bo Ünal', question: 'A booking system, please' }, '2026-11-21T18:00:00Z');
      await received({ name: 'Cy', email: 'cy@example.org', phone: '', question: 'Booking' }, '2026-11-21T18:01:00Z');
      const found = async (...words: string[]): Promise<string[]> =>
        (await enquiries('search', '--json', ...words)).output
          .split('\n')
          .filter((line) => line !== '')
          .map((line): string => JSON.parse(line).name);
      expect(await found('BOOKING')).toEqual(['Cy', 'Bo Ünal']);
      expect(await found('unal', 'system')).toEqual(['Bo Ünal']);
      expect(await found('281-555-0142')).toEqual(['Bo Ünal']);
      const [reference = ''] = await references();
      expect(await found(reference.toLowerCase())).toEqual(['Bo Ünal']);
      expect(await found(reference.replace('-', ''), 'system')).toEqual(['Bo Ünal']);
      expect(await found('%')).toEqual([]);
      expect(await enquiries('search', 'booking', 'nothing')).toEqual({
        code: 0,
        output: 'No enquiry contains booking and nothing.\n',
        errors: '',
      });
    });
  });

  describe('export', () => {
    it('as CSV keeps every character, and nothing is a formula', async () => {
      await received(
        { name: '=HYPERLINK("http://evil.example")', question: 'One, "two"\nthree' },
        '2026-11-21T18:00:00Z',
      );
      await received({ name: '@sum', phone: '', question: '+1 -2' }, '2026-11-21T18:00:00Z', { suspicion: '-1 link' });
      const { output } = await enquiries('export', '--format', 'csv');
      const [one, two] = await references();
      expect(output).toBe(
        [
          'id,receivedAt,name,email,phone,question,created,applicationId,form,suspicion,reference',
          `1,2026-11-21T18:00:00.000Z,"'=HYPERLINK(""http://evil.example"")",ada@example.com,(281) 555-0142,"One, ""two""\nthree",2026-11-21T16:40:00.000Z,9,,,${one}`,
          `2,2026-11-21T18:00:00.000Z,'@sum,ada@example.com,,'+1 -2,2026-11-21T16:40:00.000Z,9,,'-1 link,${two}`,
          '',
        ].join('\n'),
      );
    });

    it('as CSV in which no formula begins where a spreadsheet separates by semicolons, tabs or lines', async () => {
      await received({ name: 'x;=1+1', phone: '', question: 'a\t@sum;b\n+1; -1;"=2' }, '2026-11-21T18:00:00.000Z');
      const { output } = await enquiries('export', '--format', 'csv');
      const [one] = await references();
      expect(output.split('\n').slice(0, 3)).toEqual([
        'id,receivedAt,name,email,phone,question,created,applicationId,form,suspicion,reference',
        `1,2026-11-21T18:00:00.000Z,"x;'=1+1",ada@example.com,,"a\t'@sum;b`,
        `'+1; '-1;""'=2",2026-11-21T16:40:00.000Z,9,,,${one}`,
      ]);
    });

    it('as CSV that begins with the mark by which Excel knows UTF-8, when asked', async () => {
      const program = runProgram('cli/enquiries.ts', ['export', '--format', 'csv', '--bom'], environment);
      const [first] = await once(program.process.stdout, 'data');
      expect(Buffer.from(first).toString('latin1')).toMatch(/^\u00ef\u00bb\u00bfid,receivedAt,/);
      expect(await enquiries('export', '--format', 'jsonl', '--bom')).toMatchObject({ code: 2 });
    });

    it('as JSON lines since a day, which begins in Central time', async () => {
      for (const time of ['2026-11-21T05:59:59Z', '2026-11-21T06:00:00Z']) await received({ name: time }, time);
      const { output } = await enquiries('export', '--format', 'jsonl', '--since', '2026-11-21');
      expect(
        output
          .trimEnd()
          .split('\n')
          .map((line): string => JSON.parse(line).name),
      ).toEqual(['2026-11-21T06:00:00Z']);
    });

    it('gives more than a page of them, in order', async () => {
      const all = Array.from({ length: 1201 }, (_, index) => `Person ${index}`);
      for (let from = 0; from < all.length; from += 600) {
        await Promise.all(all.slice(from, from + 600).map((name) => received({ name }, '2026-11-21T18:00:00Z')));
      }
      const { output } = await enquiries('export', '--format', 'jsonl');
      const ids = output
        .trimEnd()
        .split('\n')
        .map((line): number => JSON.parse(line).id);
      expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
      expect(ids).toHaveLength(1201);
    });
  });

  it('stats counts', async () => {
    await delivered(['delivered', 'failed', 'failed']);
    await received({ name: 'New' }, new Date().toISOString(), { suspicion: '4 links' });
    expect(JSON.parse((await enquiries('stats', '--json')).output)).toMatchObject({
      enquiries: 4,
      lastDay: 1,
      lastWeek: 1,
      lastMonth: 1,
      suspected: 1,
      firstReceivedAt: '2024-01-01T18:00:00.000Z',
      deliveries: [
        { channel: 'mail', state: 'delivered', count: 1 },
        { channel: 'mail', state: 'failed', count: 2 },
      ],
    });
    expect((await enquiries('stats')).output).toMatch(/^Enquiries: {7}4\n[\s\S]*\nMail failed: {5}2\n$/);
  });

  it('failed lists, retry puts back, discard gives up', async () => {
    await delivered(['failed', 'failed', 'delivered', 'discarded']);
    const list = await enquiries('failed');
    expect(list.output).toMatch(/^ID  CHANNEL  NAME {6}EMAIL .*\n1 .*550 no such mailbox\n2 .*\n$/);
    expect((await enquiries('retry', '4')).output).toBe('1 put back, to be delivered now.\n');
    expect(await states()).toEqual(['failed 5 5', 'failed 5 5', 'delivered 5 5', 'waiting 0 0']);
    expect(JSON.parse((await enquiries('discard', '1', '--json')).output)).toEqual({ discarded: 1 });
    expect((await enquiries('retry', '--all')).output).toBe('1 put back, to be delivered now.\n');
    expect(await states()).toEqual(['discarded 5 5', 'waiting 0 0', 'delivered 5 5', 'waiting 0 0']);
    expect(await enquiries('retry', '3')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('nothing to tell'),
    });
    expect(await enquiries('discard', '3')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('nothing waits'),
    });
    expect((await enquiries('failed')).output).toBe('Nothing has failed.\n');
  });

  it('retry --all also puts back what was refused and waits for its next attempt, but not what is being tried', async () => {
    await delivered(['waiting', 'waiting', 'waiting']);
    const later = { next_attempt_at: '2100-01-01T00:00:00.000Z' };
    await database.kysely.updateTable('delivery').set(later).where('id', '<', 3).execute();
    await database.kysely.updateTable('delivery').set({ lease_holder: 'server' }).where('id', '=', 2).execute();
    expect((await enquiries('retry', '--all')).output).toBe('1 put back, to be delivered now.\n');
    expect(await states()).toEqual(['waiting 0 0', 'waiting 5 5', 'waiting 5 5']);
  });

  describe('delete', () => {
    it('takes all of a person’s, with what was to be told of them, once it is told to', async () => {
      await delivered(['delivered', 'failed']);
      await received({ name: 'Also', email: 'ADA@example.com' }, '2026-11-21T18:00:00Z');
      await received({ name: 'Other', email: 'other@example.com' }, '2026-11-21T18:00:00Z');
      const person = ['delete', '--email', 'Ada@Example.com'];
      expect(await enquiries(...person)).toMatchObject({ code: 1, errors: expect.stringContaining('say --yes') });
      const dry = await enquiries(...person, '--dry-run');
      expect(dry).toMatchObject({
        code: 0,
        output: expect.stringContaining('3 enquiries would be deleted. Nothing was.'),
      });
      expect(await names()).toHaveLength(4);
      expect((await enquiries(...person, '--yes')).output).toContain('3 enquiries deleted.');
      expect(await names()).toEqual(['Other']);
      expect(await states()).toEqual([]);
      expect(await enquiries(...person, '--yes')).toMatchObject({
        code: 1,
        errors: 'There is no enquiry from Ada@Example.com.\n',
      });
    });

    it('takes one by its id', async () => {
      for (const name of ['One', 'Two']) await received({ name }, '2026-11-21T18:00:00Z');
      const { output } = await enquiries('delete', '1', '--yes', '--json');
      expect(JSON.parse(output)).toEqual({ deleted: 1, ids: [1] });
      expect(await names()).toEqual(['Two']);
    });
  });

  it('purge takes what is old, but not what is still to be told', async () => {
    await delivered(['delivered', 'failed', 'waiting']);
    await received({ name: 'New' }, new Date().toISOString());
    expect(await enquiries('purge', '--older-than', '12m')).toMatchObject({ code: 1, output: '' });
    expect((await enquiries('purge', '--older-than', '12m', '--dry-run')).output).toMatch(/^1 enquiry .* would be/);
    expect((await enquiries('purge', '--older-than', '12m', '--yes')).output).toMatch(/^1 enquiry .* deleted\.\n$/);
    expect(await names()).toEqual(['Person 2', 'Person 3', 'New']);
    expect((await enquiries('purge', '--older-than', '12m', '--yes')).output).toContain('nothing to delete');
  });

  it('writes down who read, exported or erased how many, but no address, and shows it', async () => {
    for (const name of ['One', 'Two', 'Three']) await received({ name }, '2026-11-21T18:00:00Z');
    await enquiries('list', '--limit', '2');
    await enquiries('show', '2');
    await enquiries('search', 'one');
    await enquiries('export', '--format', 'csv');
    await enquiries('delete', '1', '--yes');
    await enquiries('delete', '--email', 'ada@example.com', '--dry-run');
    await enquiries('delete', '--email', 'ada@example.com', '--yes');
    await enquiries('purge', '--older-than', '1d', '--yes');
    await enquiries('stats');
    const { output } = await enquiries('audit', '--json');
    const lines = output
      .trimEnd()
      .split('\n')
      .map((line): { at: string; by: string; action: string; enquiries: number } => JSON.parse(line));
    expect(lines.reverse().map(({ action, enquiries: count }) => `${action}: ${count}`)).toEqual([
      'list: 2',
      'show 2: 1',
      'search: 1',
      'export csv: 3',
      'delete 1: 1',
      'delete --email (shown): 2',
      'delete --email: 2',
    ]);
    expect(new Set(lines.map(({ by }) => by))).toEqual(new Set([userInfo().username]));
    expect((await enquiries('audit')).output).toMatch(/^WHEN +WHO +WHAT +ENQUIRIES\n.* delete --email +2\n/);
  });

  it('serve shows them to the one browser that opens its link, writes that down, and ends when told to', async () => {
    await received({ name: 'Ada Moreno' }, '2026-11-21T18:00:00Z');
    const { process: program, ended } = runProgram('cli/enquiries.ts', ['serve'], environment);
    let said = '';
    program.stdout.on('data', (part: Buffer) => (said += part.toString()));
    const link = await vi.waitFor(
      () => /http:\/\/127\.0\.0\.1:\d+\/\?key=\S+/.exec(said)?.[0] ?? Promise.reject(new Error('no link yet')),
      { timeout: 30_000 },
    );
    const opened = await fetch(link, { redirect: 'manual' });
    const cookie = opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    expect(await (await fetch(new URL('/', link), { headers: { cookie } })).text()).toContain('Ada Moreno');
    expect((await fetch(link)).status).toBe(401);
    program.kill('SIGTERM');
    const { code, output } = await ended;
    expect({ code, last: output.trimEnd().split('\n').at(-1) }).toEqual({ code: 0, last: 'Ended.' });
    expect(JSON.parse((await enquiries('audit', '--json')).output)).toMatchObject({
      by: userInfo().username,
      action: 'serve list',
      enquiries: 1,
    });
  });

  it('held lists suspected spam, release tells of it, drop does not, and both keep it', async () => {
    const holding = createKyselyEnquiryStore(database, { channels: ['mail', 'webhook'], holdsSuspected: true });
    for (const name of ['One', 'Two', 'Three']) {
      await holding.add(exampleEnquiry({ name }), { receivedAt: new Date(), suspicion: '4 links' });
    }
    await holding.add(exampleEnquiry({ name: 'Honest' }), { receivedAt: new Date() });
    expect(await states()).toEqual([...Array(6).fill('held 0 0'), ...Array(2).fill('waiting 0 0')]);
    expect((await enquiries('held')).output).toMatch(
      /^ID +RECEIVED .* BECAUSE .*\n1 .* One .* 4 links .*\n2 .*\n3 .*\n$/,
    );
    expect((await enquiries('check')).output).toContain('3 held as suspected spam');
    expect((await enquiries('release', '2')).output).toBe('The company is told of enquiry 2.\n');
    expect((await enquiries('drop', '3')).output).toBe('Nobody will be told of enquiry 3.\n');
    expect(await enquiries('release', '4')).toMatchObject({ code: 1, errors: expect.stringContaining('not held') });
    const settled = ['waiting 0 0', 'waiting 0 0', 'discarded 0 0', 'discarded 0 0', 'waiting 0 0', 'waiting 0 0'];
    expect(await states()).toEqual(['held 0 0', 'held 0 0', ...settled]);
    expect(JSON.parse((await enquiries('release', '--all', '--json')).output)).toEqual({ release: 1 });
    expect((await enquiries('held')).output).toBe('Nothing is held.\n');
    expect(await names()).toEqual(['One', 'Two', 'Three', 'Honest']);
  });

  it.runIf(dialect === 'postgres')('backup is left to pg_dump', async () => {
    expect(await enquiries('backup', '/nowhere/backup')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('pg_dump -Fc'),
    });
  });

  it.runIf(dialect === 'sqlite')('backup copies to a new file only', async () => {
    await received({}, '2026-11-21T18:00:00Z');
    const target = join(temporaryFolder(), 'backup.sqlite');
    const { code, output } = await enquiries('backup', target);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^1 enquiries are in \S+backup\.sqlite \(\d+ kB\), which was opened and checked\.\n$/,
      ),
    });
    expect(readdirSync(dirname(target))).toEqual(['backup.sqlite']);
    const again = await enquiries('backup', target);
    expect(again).toMatchObject({ code: 1, errors: expect.stringContaining('There is a file at') });
    const nowhere = await enquiries('backup', '/nowhere/backup.sqlite');
    expect(nowhere).toMatchObject({ code: 1, errors: expect.stringMatching(/^No backup was made at .* name a file/) });
  });

  describe('check', () => {
    it('is well when all is', async () => {
      const smtp = await testSmtp();
      environment = {
        ...environment,
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        MAIL_FROM: 'site@juniperjay.example',
        MAIL_TO: 'sales@juniperjay.example',
      };
      await received({}, '2026-11-21T18:00:00Z');
      const { code, output } = await enquiries('check');
      expect({ code, lines: output.split('\n') }).toEqual({
        code: 0,
        lines: [
          `ok       database:  ${database.name}, 1 enquiries`,
          'ok       outbox:    0 waiting, 0 failed',
          `ok       mail:      127.0.0.1:${smtp.port} can be reached`,
          '',
        ],
      });
      expect(smtp.mails).toEqual([]);
    });

    it('tells that retention refuses to delete', async () => {
      environment = { ...environment, RETENTION_MONTHS: '12' };
      for (let index = 0; index < 6; index++) await received({ name: `${index}` }, '2024-01-01T18:00:00Z');
      const now = new Date();
      await writeClockRecord(database, { seenAt: now, steadySince: new Date(0) });
      expect(await enquiries('check')).toMatchObject({
        code: 1,
        output: expect.stringContaining('TROUBLE  retention: nothing is deleted: 6 of 6 seem older than 12 months'),
      });
    });

    it('tells what failed, what waits too long, and a mail server that is away', async () => {
      await delivered(['failed', 'waiting']);
      environment = {
        ...environment,
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_FROM: 'site@juniperjay.example',
        MAIL_TO: 'sales@juniperjay.example',
      };
      const { code, output } = await enquiries('check', '--json');
      expect(code).toBe(1);
      expect(
        output
          .trimEnd()
          .split('\n')
          .map((line): unknown => JSON.parse(line)),
      ).toEqual([
        { what: 'database', well: true, words: expect.any(String) },
        {
          what: 'outbox',
          well: false,
          words:
            '1 waiting, the oldest since 2024-01-01 12:00 CST, 550 no such mailbox, 1 failed (see them with failed)',
        },
        { what: 'mail', well: false, words: expect.stringContaining('ECONNREFUSED') },
      ]);
    });
  });

  it('--help explains the commands', async () => {
    const { code, output } = await enquiries('--help');
    expect(code).toBe(0);
    expect(output).toContain('npm run enquiries -- COMMAND');
  });

  it('a command that is not understood ends with 2', async () => {
    const { code, output, errors } = await enquiries('destroy');
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toContain('There is no command "destroy".');
  });

  it('a missing database is named with what to do', async () => {
    environment =
      dialect === 'sqlite' ? { DATA_DIR: '/nowhere/data' } : { DATABASE_URL: 'postgres://a:hush@127.0.0.1:1/b' };
    const { code, output, errors } = await enquiries('list');
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(
      dialect === 'sqlite'
        ? /^There is no database at \/nowhere\/data\/enquiries\.sqlite yet: .*npm start.*DATA_DIR.*\n$/
        : /^The database cannot be read: .* at 127\.0\.0\.1:1 \(.*ECONNREFUSED.*\)\. Run this .*\n$/,
    );
    expect(errors).not.toContain('hush');
  });

  it('a database of an earlier version is left to the server', async () => {
    await database.kysely
      .deleteFrom('kysely_migration' as 'enquiry')
      .where('name', '!=', '0001-enquiry')
      .execute();
    expect(await enquiries('list')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('start the server once'),
    });
  });
});
