// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { showChanges } from './publish-bar.js';

afterEach(() => vi.unstubAllGlobals());

/** Opens the dialog with these changed files, and one commit that was not pushed. */
async function openDialog(...files: string[]): Promise<Element> {
  const publication = { changes: files.map((file) => ({ file, kind: 'changed', lines: [] })), unpushedCommitCount: 1 };
  const answers: Record<string, unknown> = { 'publication.json': publication, 'unfinished.json': [] };
  vi.stubGlobal('fetch', async (path: string) => ({ ok: true, json: async () => answers[path] ?? null }));
  await showChanges();
  const dialog = document.querySelector('dialog[aria-label="Publish"]')!;
  Object.assign(dialog, { showModal: () => undefined });
  document.querySelector<HTMLButtonElement>('.publish-bar button:last-child')!.click();
  return dialog;
}

/** The dialog's list for these changed files. */
async function listedChanges(...files: string[]): Promise<string[]> {
  const dialog = await openDialog(...files);
  return [...dialog.querySelectorAll('li > details > summary, li:not(:has(details))')].map(
    ({ textContent }) => textContent,
  );
}

test('pictures, their lists and their points are counted; every file of words is listed', async () => {
  const words = ['content/pages/home.yaml', 'content/share/pictures.yaml', 'content/blog/figures/hours.svg'];
  const pictures = [
    'content/pictures/jay-480.avif',
    'content/pictures/index.json',
    'content/share/home.jpg',
    'content/share/index.json',
    'content/brand/favicon.ico',
    'art/masters/jay.png',
    'art/masters/focus.yaml',
  ];
  expect(await listedChanges(...pictures, ...words)).toEqual([
    ...words.map((file) => `${file}: changed`),
    'Pictures: 7 files, made from uploads',
  ]);
});

test('if only commits are left to be sent, no message is asked for', async () => {
  const partsOf = (dialog: Element) => ({
    heading: dialog.querySelector('h2')!.textContent,
    isFieldShown: !dialog.querySelector('label')!.hidden,
    isFieldRequired: dialog.querySelector('input')!.required,
  });
  expect(partsOf(await openDialog())).toEqual({
    heading: 'Send what is not sent yet',
    isFieldShown: false,
    isFieldRequired: false,
  });
  expect(partsOf(await openDialog('content/pages/home.yaml'))).toEqual({
    heading: 'Publish 1 file',
    isFieldShown: true,
    isFieldRequired: true,
  });
});
