import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../storage/opened-database.ts';
import { exampleCompany } from '../testing/example-company.ts';
import { startViewer, storeEnquiries } from '../testing/running-viewer.ts';
import type { RunningViewer } from '../testing/running-viewer.ts';
import type { TestRequest } from '../testing/running-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

describe.each(testDatabases)('access to the viewer, on $dialect', ({ create }) => {
  let database: OpenedDatabase;
  let viewer: RunningViewer;

  beforeEach(async () => {
    database = await (await create()).open();
    viewer = await startViewer(database);
  });

  it('opens its link once, for the browser that opened it', async () => {
    await storeEnquiries(database, 1);
    const opened = await viewer.ask(`/?key=${viewer.key}`);
    expect(opened.status).toBe(303);
    expect(opened.headers.location).toBe(viewer.path);
    expect(opened.headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`; Path=${viewer.path}; HttpOnly; SameSite=Strict$`)),
    ]);
    const again = await viewer.ask(`/?key=${viewer.key}`);
    expect(again.status).toBe(401);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.text).toContain('This link has been used.');
    expect(viewer.audited).toEqual([]);
  });

  it('says that its link has been used only if it was: a wrong key, such as a partly copied one, does not use it', async () => {
    const cutOff = `/?key=${viewer.key.slice(0, -3)}`;
    const before = await viewer.ask(cutOff);
    expect(before.status).toBe(401);
    expect(before.text).toContain('Open the link that the command printed.');
    expect(before.text).not.toContain('has been used');
    expect((await viewer.ask(`/?key=${viewer.key}`)).status).toBe(303);
    expect((await viewer.ask(cutOff)).text).toContain('This link has been used.');
  });

  it.each(['/', '/search?words=person', '/enquiry?id=1', '/held', '/failed', '/?key=wrong', '/elsewhere'])(
    'shows nothing at %s without the cookie',
    async (path) => {
      await storeEnquiries(database, 1);
      const { status, text } = await viewer.ask(path);
      expect(status).toBe(401);
      expect(text).not.toContain('Person 1');
      // The link's key is not a cookie, and another cookie of the machine is not ours.
      for (const wrong of [`enquiries-x=${viewer.key}`, `key=${viewer.key}`, viewer.key])
        expect((await viewer.ask(path, { headers: { cookie: wrong } })).status).toBe(401);
      expect(viewer.audited).toEqual([]);
    },
  );

  it('shows nothing to a client that has only the path or only the cookie', async () => {
    await storeEnquiries(database, 1);
    expect((await viewer.ask(viewer.path)).status).toBe(401);
    const { headers } = await viewer.ask(`/?key=${viewer.key}`);
    const cookie = headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    expect((await viewer.ask('/', { headers: { cookie } })).status).toBe(401);
    expect((await viewer.ask(viewer.path, { headers: { cookie } })).status).toBe(200);
  });

  it('keeps the key for its owner if something only previews the link', async () => {
    expect((await viewer.ask(`/?key=${viewer.key}`, { method: 'HEAD' })).status).toBe(401);
    await viewer.signIn();
    expect((await viewer.ask('/')).status).toBe(200);
  });

  it('reports each attempt to get in without the link or with a used one, but no preview and no icon', async () => {
    const attempt = async (path: string, request?: TestRequest): Promise<readonly string[]> => {
      const count = viewer.refusals.length;
      await viewer.ask(path, request);
      return viewer.refusals.slice(count);
    };
    const link = `/?key=${viewer.key}`;
    expect(await attempt('/?key=wrong')).toEqual(['a link with a wrong key']);
    expect(await attempt(link, { method: 'HEAD' })).toEqual([]);
    expect(await attempt(link)).toEqual([]);
    expect(await attempt(link)).toEqual(['the link, opened again']);
    expect(await attempt('/?key=wrong')).toEqual(['a link with a wrong key']);
    expect(await attempt(viewer.path)).toEqual(['a browser that has not opened the link']);
    expect(await attempt('/favicon.ico')).toEqual([]);
    expect(await attempt('/', { headers: { host: 'rebound.example' } })).toEqual([
      'a request for a name that is not this machine’s',
    ]);
  });

  it.each([
    'rebound.example',
    'rebound.example:80',
    '127.0.0.1.rebound.example',
    'localhost.rebound.example',
    '0.0.0.0',
  ])('answers nothing to a page whose name %j resolves to this machine', async (host) => {
    await viewer.signIn();
    const { status, text } = await viewer.ask('/', { headers: { host } });
    expect(status).toBe(421);
    // Without a port: at the other end of a tunnel it is another one.
    expect(text).toContain('write 127.0.0.1 for the host.');
    expect(text).not.toContain('in total');
  });

  it.each(['127.0.0.1:9000', 'localhost:9000', '[::1]:9000'])(
    'answers at %s, the other end of a tunnel',
    async (host) => {
      await viewer.signIn();
      expect((await viewer.ask('/', { headers: { host } })).status).toBe(200);
    },
  );

  it.each(['POST', 'DELETE', 'PUT'])('refuses %s, since it changes nothing', async (method) => {
    await viewer.signIn();
    expect((await viewer.ask('/enquiry?id=1', { method })).status).toBe(405);
  });

  it('sends its headers with every answer, and its pages may use nothing but their own style', async () => {
    const refused = await viewer.ask('/');
    await viewer.signIn();
    for (const { headers } of [refused, await viewer.ask('/'), await viewer.ask('/nowhere')]) {
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }
    const { text, headers } = await viewer.ask('/');
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(text) ?? [];
    expect(headers['content-security-policy']).toContain(
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(text).toContain('<p class="company">Copper &amp; Wren</p>');
    for (const color of [exampleCompany.colors.cobalt, exampleCompany.colors.sky])
      expect(text).toContain(`: ${color};`);
    expect(text).not.toMatch(/<script|<link|\sstyle=|\son\w+=/i);
  });
});
