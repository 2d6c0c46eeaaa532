import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { plainHref } from '#site/navigation/address.ts';
import { plain } from '#site/pages/plain/page.ts';
import { expectedPages, siteFolder } from './built-site.ts';
import { parsedDocument, textOf } from './parsed-document.ts';

/** The documents of the site by address, such as `/jj-kit/`. */
const documents = new Map<string, Document>();
beforeAll(async () => {
  for (const { path } of await expectedPages()) documents.set(plainHref(path), parsedDocument(path));
});

test('every document has one main heading with text', () => {
  for (const [address, document] of documents) {
    const headings = [...document.querySelectorAll('h1')].map(textOf);
    expect(headings, address).toHaveLength(1);
    expect(headings[0], address).not.toBe('');
  }
});

test('every link and anchor has a target', () => {
  const links = [...documents].flatMap(([address, document]) =>
    [...document.querySelectorAll('a[href]')].map((link) => ({ from: address, href: link.getAttribute('href')! })),
  );
  expect(links.filter(({ href }) => href.includes('#')).length).toBeGreaterThan(0);
  expect(links.filter((link) => !hasTarget(link)).map(({ from, href }) => `${from}: ${href}`)).toEqual([]);
});

test('every page is linked from another one, except plain pages and the placeholder of the team', async () => {
  const linked = new Set(
    [...documents].flatMap(([address, document]) =>
      [...document.querySelectorAll('a[href]')]
        .map((link) => link.getAttribute('href')!.replace(/#.*/, ''))
        .filter((href) => href !== address),
    ),
  );
  // A plain page may be linked only by a campaign.
  const mayBeUnlinked = (page: string) => page === plain.name || page === 'team';
  const unlinked = (await expectedPages()).filter(
    ({ path, definition }) => !mayBeUnlinked(definition.name) && !linked.has(plainHref(path)),
  );
  expect(unlinked.map(({ path }) => path)).toEqual([]);
});

function hasTarget({ from, href }: { from: string; href: string }): boolean {
  if (/^(https?:|mailto:|tel:)/.test(href)) return true;
  if (/^\/.*\.\w+$/.test(href)) return existsSync(join(siteFolder, href));
  const [address, id] = href.split('#') as [string, string?];
  const document = documents.get(address || from);
  return Boolean(document && (!id || document.getElementById(decodeURIComponent(id))));
}
