import type { Server } from 'node:http';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { mailChannel } from '../channels/mail-channel.ts';
import { listen } from '../http/listen.ts';
import { createKyselyEnquiryStore } from '../storage/kysely-enquiry-store.ts';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { exampleCompany } from '../testing/example-company.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { ask } from '../testing/running-app.ts';
import type { Answer, TestRequest } from '../testing/running-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createOneTimeLink } from './one-time-link.ts';
import { createViewerServer } from './viewer-server.ts';

describe.each(testDatabases)('reading enquiries in a browser, on $dialect', ({ create }) => {
  let database: OpenedDatabase;
  let audited: string[];
  let port: number;
  let cookie: string;
  let key: string;

  beforeEach(async () => {
    database = await (await create()).open();
    audited = [];
    const link = createOneTimeLink();
    ({ key } = link);
    port = await listening(
      createViewerServer({
        database,
        link,
        company: exampleCompany,
        audit: async (count, what) => void audited.push(`${what}: ${count}`),
        onOpened: () => {},
        onUsed: () => {},
        onError: () => {},
      }),
    );
    cookie = '';
  });

  const get = (path: string, { headers, ...more }: TestRequest = {}): Promise<Answer> =>
    ask(port, path, { ...more, headers: { ...(cookie && { cookie }), ...headers } });

  async function letIn(): Promise<void> {
    const { headers } = await get(`/?key=${key}`);
    cookie = headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
  }

  async function received(count: number, fields: Parameters<typeof exampleEnquiry>[0] = {}): Promise<void> {
    const store = createKyselyEnquiryStore(database, { channels: [mailChannel] });
    for (let index = 1; index <= count; index += 1) {
      await store.add(exampleEnquiry({ name: `Person ${index}`, ...fields }), {
        receivedAt: new Date('2026-11-21T18:00:00Z'),
        suspicion: '4 links',
      });
    }
  }

  const names = (html: string): string[] =>
    Array.from(html.matchAll(/class="who"><bdi>([^<]*)</g), ([, name]) => name ?? '');
  const linkTo = (html: string, name: string): string =>
    (new RegExp(`<a href="([^"]*)">${name}</a>`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

  it('opens its link once, for the browser that opened it', async () => {
    await received(1);
    const opened = await get(`/?key=${key}`);
    expect(opened.status).toBe(303);
    expect(opened.headers.location).toBe('/');
    expect(opened.headers['set-cookie']).toEqual([expect.stringMatching(/; Path=\/; HttpOnly; SameSite=Strict$/)]);
    const again = await get(`/?key=${key}`);
    expect(again.status).toBe(401);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.text).toContain('This link has been used.');
    expect(audited).toEqual([]);
  });

  it.each(['/', '/search?words=person', '/enquiries/1', '/held', '/failed', '/?key=wrong', '/elsewhere'])(
    'shows nothing at %s to one who was not let in',
    async (path) => {
      await received(1);
      const { status, text } = await get(path);
      expect(status).toBe(401);
      expect(text).not.toContain('Person 1');
      // The link's key is no cookie, and another cookie of the machine is none of ours.
      for (const wrong of [`enquiries-x=${key}`, `key=${key}`, key])
        expect((await get(path, { headers: { cookie: wrong } })).status).toBe(401);
      expect(audited).toEqual([]);
    },
  );

  it('keeps the key for its owner when something only looks at the link', async () => {
    expect((await get(`/?key=${key}`, { method: 'HEAD' })).status).toBe(401);
    await letIn();
    expect((await get('/')).status).toBe(200);
  });

  it.each([
    'rebound.example',
    'rebound.example:80',
    '127.0.0.1.rebound.example',
    'localhost.rebound.example',
    '0.0.0.0',
  ])('answers nothing to a page whose name %j was made to lead here', async (host) => {
    await letIn();
    const { status, text } = await get('/', { headers: { host } });
    expect(status).toBe(421);
    expect(text).not.toContain('in all');
  });

  it.each(['127.0.0.1:9000', 'localhost:9000', '[::1]:9000'])(
    'answers at %s, the other end of a tunnel',
    async (host) => {
      await letIn();
      expect((await get('/', { headers: { host } })).status).toBe(200);
    },
  );

  it.each(['POST', 'DELETE', 'PUT'])('refuses %s: it changes nothing', async (method) => {
    await letIn();
    expect((await get('/enquiries/1', { method })).status).toBe(405);
  });

  it('has its headers on every answer, and its style is the only thing that a page may use', async () => {
    const refused = await get('/');
    await letIn();
    for (const { headers } of [refused, await get('/'), await get('/nowhere')]) {
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
    const { text } = await get('/');
    expect(text).toContain('<p class="company">Copper &amp; Wren</p>');
    for (const color of [exampleCompany.colors.cobalt, exampleCompany.colors.sky])
      expect(text).toContain(`: ${color};`);
    expect(text).not.toMatch(/<script|<link|\sstyle=|\son\w+=/i);
  });

  it('lists page by page, the newest first, and writes down each look', async () => {
    await received(120);
    await letIn();
    const pages = [(await get('/')).text];
    for (let page = 1; page < 3; page += 1) pages.push((await get(linkTo(pages.at(-1) ?? '', 'Older'))).text);
    expect(pages.map((page) => names(page).length)).toEqual([50, 50, 20]);
    expect(names(pages[0] ?? '')[0]).toBe('Person 120');
    expect(new Set(pages.flatMap(names)).size).toBe(120);
    expect(linkTo(pages[2] ?? '', 'Older')).toBe('');
    expect(pages[0]).toContain('120 enquiries in all');
    expect(audited).toEqual(['list: 50', 'list: 50', 'list: 20']);
  });

  it('searches page by page for all the words, in capitals or not', async () => {
    await received(60);
    await received(1, { name: 'Bo Ünal', question: 'Another thing' });
    await letIn();
    const first = (await get('/search?words=PERSON+booking')).text;
    expect(names(first)).toHaveLength(50);
    expect(names((await get(linkTo(first, 'Older'))).text)).toHaveLength(10);
    expect(names((await get('/search?words=unal+another')).text)).toEqual(['Bo Ünal']);
    expect((await get('/search?words=nobody')).text).toContain('No enquiry contains all of this.');
    expect(names((await get('/search?words=')).text)).toEqual([]);
    expect(audited).toEqual(['search: 50', 'search: 10', 'search: 1']);
  });

  it('shows one in full, with what became of its deliveries', async () => {
    await received(1, { email: 'ada+x@example.com' });
    await database.kysely
      .updateTable('delivery')
      .set({ state: 'failed', last_error: '550 no such <mailbox>' })
      .execute();
    await letIn();
    const { text } = await get('/enquiries/1');
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
    expect(audited).toEqual(['show 1: 1']);
    expect((await get('/enquiries/2')).status).toBe(404);
  });

  it('calls a stored channel that this server does not know by its name', async () => {
    await received(1);
    await database.kysely.updateTable('delivery').set({ channel: '<pager>', state: 'failed' }).execute();
    await letIn();
    expect((await get('/enquiries/1')).text).toContain('<dt><bdi>&lt;pager&gt;</bdi></dt>');
    expect((await get('/failed')).text).toContain('<b class="tag"><bdi>&lt;pager&gt;</bdi></b>');
  });

  it('shows what is held and what has failed, page by page', async () => {
    await received(55);
    await database.kysely.updateTable('delivery').set({ state: 'held' }).execute();
    await letIn();
    const held = (await get('/held')).text;
    expect(names(held)).toHaveLength(50);
    expect(names((await get(linkTo(held, 'More'))).text)).toEqual(
      ['51', '52', '53', '54', '55'].map((count) => `Person ${count}`),
    );
    expect((await get('/failed')).text).toContain('Nothing has failed.');
    await database.kysely.updateTable('delivery').set({ state: 'failed', last_error: 'mailbox full' }).execute();
    expect((await get('/held')).text).toContain('Nothing is held.');
    const failed = (await get('/failed')).text;
    expect(names(failed)).toHaveLength(50);
    expect(failed).toContain('mailbox full');
    expect(names((await get(linkTo(failed, 'More'))).text)).toHaveLength(5);
    expect(audited).toEqual(['held: 50', 'held: 5', 'failed: 50', 'failed: 5']);
  });

  it('what a stranger wrote is text wherever it is shown', async () => {
    const markup = `"'><script>alert(1)</script>`;
    await received(1, { name: markup, email: 'a"<b>@example.com', question: `${markup}\u202egnp.exe` });
    await database.kysely.updateTable('delivery').set({ state: 'held', last_error: markup }).execute();
    await letIn();
    const paths = ['/', '/enquiries/1', '/held', '/search?words=alert', `/search?words=${encodeURIComponent(markup)}`];
    for (const path of paths) {
      const { text, status } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('&lt;script&gt;');
      expect(text).not.toMatch(/<script|"<b>|\u202e/);
    }
  });

  it('shows nothing that cannot be written down', async () => {
    await received(1);
    const link = createOneTimeLink();
    const errors: unknown[] = [];
    const audit = async (): Promise<void> => {
      throw new Error('the disk is full');
    };
    const server = createViewerServer({
      database,
      link,
      company: exampleCompany,
      audit,
      onOpened: () => {},
      onUsed: () => {},
      onError: (error) => void errors.push(error),
    });
    port = await listening(server);
    ({ key } = link);
    await letIn();
    const { status, text } = await get('/');
    expect(status).toBe(500);
    expect(text).not.toContain('Person 1');
    expect(text).not.toContain('disk');
    expect(errors).toEqual([new Error('the disk is full')]);
  });
});

async function listening(server: Server): Promise<number> {
  const { port, close } = await listen(server, '127.0.0.1', 0);
  onTestFinished(async () => {
    server.closeAllConnections();
    await close();
  });
  return port;
}
