// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('a file that the CMS renames without writing it is not sent', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return { ok: true, json: async () => ({ 'articles/opening.json': '{}' }) };
  });
  const { FolderHandle } = await import('./server-files.js');
  const articles = new FolderHandle('articles');
  const file = await articles.getFileHandle('opening.json');
  await expect(file.move(articles, 'closing.json')).rejects.toThrow('The address is not changed here');
  expect(requests).toEqual(['files.json']);
  expect(file.path).toBe('articles/opening.json');
  // The panel says where an address is changed.
  expect(document.querySelector('.result-panel')!.textContent).toContain('“Moved pages”');
});
