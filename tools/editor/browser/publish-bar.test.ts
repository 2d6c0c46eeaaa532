// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { showChanges } from './publish-bar.js';

afterEach(() => vi.unstubAllGlobals());

/** Shows the bar for these answers of the server, with nothing left to write. */
async function showBar(files: Record<string, unknown>): Promise<void> {
  const answers: Record<string, unknown> = { 'unfinished.json': [], ...files };
  vi.stubGlobal('fetch', async (path: string) => ({ ok: true, json: async () => answers[path] ?? null }));
  await showChanges();
}

/** Opens the dialog with these changed files, and one commit that was not pushed. */
async function openDialog(...files: string[]): Promise<Element> {
  const publication = { changes: files.map((file) => ({ file, kind: 'changed', lines: [] })), unpushedCommitCount: 1 };
  await showBar({ 'publication.json': publication });
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

test('the button that undoes a save says when later saves are skipped, and names their files', async () => {
  const buttonFor = async (skippedNames: string[]) => {
    await showBar({ 'last-save.json': { id: 0, names: ['team.yaml'], skippedNames } });
    const { textContent, title } = document.querySelector<HTMLButtonElement>('.publish-bar button')!;
    return [textContent, title.replace(/^.*?: /, '')];
  };
  expect(await buttonFor([])).toEqual(['Undo the last save', 'team.yaml']);
  expect(await buttonFor(['home.yaml'])).toEqual([
    'Undo an earlier save',
    'team.yaml (not what was saved later in home.yaml, which has changed since)',
  ]);
});
