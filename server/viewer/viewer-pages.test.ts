import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { startViewer, storeEnquiries } from '../testing/running-viewer.ts';
import type { RunningViewer } from '../testing/running-viewer.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** The senders in a list. */
const names = (html: string): string[] =>
  Array.from(html.matchAll(/class="who"><bdi>([^<]*)</g), ([, name]) => name ?? '');
/** The URL of the link of this name; '' if there is none. */
const hrefOf = (html: string, name: string): string =>
  (new RegExp(`<a href="([^"]*)">${name}</a>`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

describe.each(testDatabases)('reading enquiries in a browser, on $dialect', ({ create }) => {
  let database: OpenedDatabase;
  let viewer: RunningViewer;

  beforeEach(async () => {
    database = await (await create()).open();
    viewer = await startViewer(database);
  });

  it('lists page by page, newest first, and records each view', async () => {
    await storeEnquiries(database, 120);
    await viewer.signIn();
    const pages = [(await viewer.ask('/')).text];
    for (let page = 1; page < 3; page += 1) pages.push((await viewer.ask(hrefOf(pages.at(-1) ?? '', 'Older'))).text);
    expect(pages.map((page) => names(page).length)).toEqual([50, 50, 20]);
    expect(names(pages[0] ?? '')[0]).toBe('Person 120');
    expect(new Set(pages.flatMap(names)).size).toBe(120);
    expect(hrefOf(pages[2] ?? '', 'Older')).toBe('');
    expect(pages[0]).toContain('120 enquiries in total');
    expect(viewer.audited).toEqual(['list: 50', 'list: 50', 'list: 20']);
  });

  it('searches page by page for all words, regardless of case', async () => {
    await storeEnquiries(database, 60);
    await storeEnquiries(database, 1, { name: 'Bo Ünal', question: 'Another thing' });
    await viewer.signIn();
    const first = (await viewer.ask('/search?words=PERSON+booking')).text;
    expect(names(first)).toHaveLength(50);
    expect(names((await viewer.ask(hrefOf(first, 'Older'))).text)).toHaveLength(10);
    expect(names((await viewer.ask('/search?words=unal+another')).text)).toEqual(['Bo Ünal']);
    expect((await viewer.ask('/search?words=nobody')).text).toContain('No enquiry contains all of this.');
    expect(names((await viewer.ask('/search?words=')).text)).toEqual([]);
    expect((await viewer.ask('/search?words=+')).text).toContain('Type words to search for.');
    expect(viewer.audited).toEqual(['search: 50', 'search: 10', 'search: 1']);
  });

  it('answers a search whose text is cut within a character', async () => {
    await viewer.signIn();
    const longSearch = encodeURIComponent(`${'x'.repeat(499)}😀`);
    expect(await viewer.ask(`/search?words=${longSearch}`)).toMatchObject({ status: 200 });
  });

  it('shows one in full, with the state of its deliveries', async () => {
    await storeEnquiries(database, 1, { email: 'ada+x@example.com' });
    await database.kysely
      .updateTable('delivery')
      .set({ state: 'failed', last_error: '550 no such <mailbox>' })
      .execute();
    await viewer.signIn();
    const { text } = await viewer.ask('/enquiry?id=1');
    for (const part of [
      'Person 1',
      'href="mailto:ada%2Bx@example.com"',
      'href="tel:+12815550142"',
      '2026-11-21 12:00 CST',
      'Could you build us\na booking system?',
      '4 links',
      'failed: 550 no such &lt;mailbox&gt;',
    ])
      expect(text).toContain(part);
    expect(viewer.audited).toEqual(['show 1: 1']);
    expect((await viewer.ask('/enquiry?id=2')).status).toBe(404);
  });

  it('shows a stored channel that this server does not know by its name', async () => {
    await storeEnquiries(database, 1);
    await database.kysely.updateTable('delivery').set({ channel: '<pager>', state: 'failed' }).execute();
    await viewer.signIn();
    expect((await viewer.ask('/enquiry?id=1')).text).toContain('<dt><bdi>&lt;pager&gt;</bdi></dt>');
    expect((await viewer.ask('/failed')).text).toContain('<b class="tag"><bdi>&lt;pager&gt;</bdi></b>');
  });

  it('shows held and failed ones, page by page', async () => {
    await storeEnquiries(database, 55);
    await database.kysely.updateTable('delivery').set({ state: 'held' }).execute();
    await viewer.signIn();
    const held = (await viewer.ask('/held')).text;
    expect(names(held)).toHaveLength(50);
    expect(names((await viewer.ask(hrefOf(held, 'More'))).text)).toEqual(
      ['51', '52', '53', '54', '55'].map((count) => `Person ${count}`),
    );
    expect((await viewer.ask('/failed')).text).toContain('Nothing has failed.');
    await database.kysely.updateTable('delivery').set({ state: 'failed', last_error: 'mailbox full' }).execute();
    expect((await viewer.ask('/held')).text).toContain('Nothing is held.');
    expect((await viewer.ask('/held?after=50')).text).toContain('There are no more.');
    const failed = (await viewer.ask('/failed')).text;
    expect(names(failed)).toHaveLength(50);
    expect(failed).toContain('mailbox full');
    expect(names((await viewer.ask(hrefOf(failed, 'More'))).text)).toHaveLength(5);
    expect(viewer.audited).toEqual(['held: 50', 'held: 5', 'failed: 50', 'failed: 5']);
  });

  it.each(['//', '//elsewhere.example/'])(
    'there is nothing at %s, which could be taken for another host',
    async (path) => {
      await storeEnquiries(database, 1);
      await viewer.signIn();
      expect((await viewer.ask(path)).status).toBe(404);
    },
  );

  it('text written by a stranger is escaped wherever it is shown', async () => {
    const markup = `"'><script>alert(1)</script>`;
    await storeEnquiries(database, 1, { name: markup, email: 'a"<b>@example.com', question: `${markup}\u202egnp.exe` });
    await database.kysely.updateTable('delivery').set({ state: 'held', last_error: markup }).execute();
    await viewer.signIn();
    const paths = ['/', '/enquiry?id=1', '/held', '/search?words=alert', `/search?words=${encodeURIComponent(markup)}`];
    const expectEscaped = async (path: string): Promise<void> => {
      const { text, status } = await viewer.ask(path);
      expect(status).toBe(200);
      expect(text).toContain('&lt;script&gt;');
      expect(text).not.toMatch(/<script|"<b>|\u202e/);
    };
    for (const path of paths) await expectEscaped(path);
    await database.kysely.updateTable('delivery').set({ state: 'failed' }).execute();
    await expectEscaped('/failed');
  });

  it('shows nothing that cannot be recorded for audit', async () => {
    await storeEnquiries(database, 1);
    viewer = await startViewer(database, async () => {
      throw new Error('the disk is full');
    });
    await viewer.signIn();
    const { status, text } = await viewer.ask('/');
    expect(status).toBe(500);
    expect(text).not.toContain('Person 1');
    expect(text).not.toContain('disk');
    expect(viewer.errors).toEqual([new Error('the disk is full')]);
  });
});
