import { expect, test } from 'vitest';
import { expectedPages } from '../site/built-site.ts';
import { parsedDocument, textOf } from '../site/parsed-document.ts';

/** A control's name with its element: a link that works without scripts has the name of the button that replaces it. */
const nameOf = (control: Element) => `${control.localName} “${control.getAttribute('aria-label') ?? textOf(control)}”`;

/** Names that the main part of a page gives to several buttons, or to links with different targets. */
function sharedNames(path: string): string[] {
  const controls = [...parsedDocument(path).querySelectorAll('main :is(a[href], button, summary)')];
  return [...Map.groupBy(controls, nameOf)]
    .filter(([, namesakes]) => new Set(namesakes.map((control) => control.getAttribute('href') ?? control)).size > 1)
    .map(([name, namesakes]) => `${path}: ${namesakes.length} times ${name}`);
}

test('in the main part of every page, links with the same name have the same target, and buttons have different names', async () => {
  const pages = await expectedPages();
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flatMap(({ path }) => sharedNames(path))).toEqual([]);
});
