import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#hosting/testing/temporary-folder.ts';
import { pingIndexNow } from './index-now.ts';

/** A site with a sitemap or an index of sitemaps. */
function builtSite({ indexed = false } = {}): string {
  const folder = temporaryFolder();
  const entries = [
    '<url><loc>https://a.example/</loc></url>',
    '<url><loc>https://a.example/old/</loc><lastmod>2024-01-01</lastmod></url>',
    '<url><loc>https://a.example/new/</loc><lastmod>2024-06-01</lastmod></url>',
  ];
  writeFileSync(join(folder, indexed ? '1.xml' : 'sitemap.xml'), `<urlset>${entries.join('\n')}</urlset>`);
  if (indexed) {
    const index = '<sitemap><loc>https://a.example/1.xml</loc><lastmod>2024-06-01</lastmod></sitemap>';
    writeFileSync(join(folder, 'sitemap.xml'), `<sitemapindex>${index}</sitemapindex>`);
  }
  return folder;
}

/** A service that answers with `status`, and the requests it received. */
function service(status: number) {
  const sent: unknown[] = [];
  const send = (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(init?.body as string));
    return Promise.resolve(new Response(null, { status }));
  };
  return { sent, send: send as typeof fetch };
}

test('search engines are notified of the pages that changed since a day, and of the key’s location', async () => {
  const { sent, send } = service(202);
  expect(await pingIndexNow({ key: 'a1b2c3d4', since: '2024-02-01', folder: builtSite() }, send)).toBe(2);
  expect(sent).toEqual([
    {
      host: 'a.example',
      key: 'a1b2c3d4',
      keyLocation: 'https://a.example/a1b2c3d4.txt',
      urlList: ['https://a.example/', 'https://a.example/new/'],
    },
  ]);
});

test('an index of sitemaps has the pages of all its sitemaps', async () => {
  const { sent, send } = service(202);
  const folder = builtSite({ indexed: true });
  expect(await pingIndexNow({ key: 'a1b2c3d4', since: '2024-02-01', folder }, send)).toBe(2);
  expect(sent).toMatchObject([{ urlList: ['https://a.example/', 'https://a.example/new/'] }]);
});

test('more pages than one request may contain are sent in several', async () => {
  const { sent, send } = service(202);
  const folder = temporaryFolder();
  const urls = Array.from({ length: 10_001 }, (_, page) => `https://a.example/${page}/`);
  writeFileSync(join(folder, 'sitemap.xml'), urls.map((url) => `<url><loc>${url}</loc></url>`).join(''));
  expect(await pingIndexNow({ key: 'a1b2c3d4', folder }, send)).toBe(10_001);
  expect(sent).toMatchObject([{ urlList: urls.slice(0, 10_000) }, { urlList: urls.slice(10_000) }]);
});

test('without a key nobody is notified', async () => {
  const { sent, send } = service(202);
  await expect(pingIndexNow({ key: undefined, folder: builtSite() }, send)).rejects.toThrow('INDEXNOW_KEY');
  expect(sent).toEqual([]);
});

test('a day in another format is refused, and nobody is notified', async () => {
  const { sent, send } = service(202);
  await expect(pingIndexNow({ key: 'a1b2c3d4', since: 'yesterday', folder: builtSite() }, send)).rejects.toThrow(
    '“yesterday” is not a day: write it as 2025-01-27',
  );
  expect(sent).toEqual([]);
});

test('a site that is not built is reported with the fix', async () => {
  const { send } = service(202);
  await expect(pingIndexNow({ key: 'a1b2c3d4', folder: temporaryFolder() }, send)).rejects.toThrow(
    /has no sitemap\.xml: build the site first$/,
  );
});

test('a rejection of the key is reported with the address where it should be', async () => {
  const { send } = service(403);
  await expect(pingIndexNow({ key: 'a1b2c3d4', folder: builtSite() }, send)).rejects.toThrow(
    'https://a.example/a1b2c3d4.txt',
  );
});

test('the command runs in a folder that is reached by a symbolic link, such as that of the served release', () => {
  const link = join(temporaryFolder(), 'current');
  symlinkSync(import.meta.dirname, link);
  const { status, stderr } = spawnSync(process.execPath, [join(link, 'index-now.ts')], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('INDEXNOW_KEY is not set') as string,
  });
});
