import { expect, test } from 'vitest';
import { expectedPages } from '../site/built-site.ts';
import { parsedDocument, textOf } from '../site/parsed-document.ts';

/** With its kind: a link that leads on without scripts has the name of the button that does with them. */
const nameOf = (control: Element) => `${control.localName} “${control.getAttribute('aria-label') ?? textOf(control)}”`;

/** The names that stand for several things on a page: links with another target, buttons at all. */
function sharedNames(path: string): string[] {
  const controls = [...parsedDocument(path).querySelectorAll('main :is(a[href], button, summary)')];
  return [...Map.groupBy(controls, nameOf)]
    .filter(([, same]) => new Set(same.map((control) => control.getAttribute('href') ?? control)).size > 1)
    .map(([name, same]) => `${path}: ${same.length} times ${name}`);
}

test('on every page, links with the same name have the same target, and buttons have different names', async () => {
  const pages = await expectedPages();
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flatMap(({ path }) => sharedNames(path))).toEqual([]);
});
