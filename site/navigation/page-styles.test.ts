// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { parseDocument } from './parse-document.ts';
import { addStyles, prepareStyles, trackStyles } from './page-styles.ts';

/** A style sheet that is recognized by the name in its only rule. */
const sheetText = (name: string) => `.${name} { color: red; }`;

const styleMarkup = (...names: string[]) => names.map((name) => `<style>${sheetText(name)}</style>`).join('');
const withStyles = (...names: string[]) => parseDocument(styleMarkup(...names));

/** The names of the page's rules, in order of precedence. */
const names = () =>
  [...[...document.head.querySelectorAll('style')].map(({ sheet }) => sheet!), ...document.adoptedStyleSheets].map(
    ({ cssRules }) => (cssRules[0] as CSSStyleRule).selectorText.slice(1),
  );

function replaceStyles(next: Document) {
  addStyles(next)();
}

beforeEach(() => {
  document.adoptedStyleSheets = [];
  document.head.innerHTML = styleMarkup('frame', 'one');
  trackStyles();
});

test('the next page’s styles apply in its order, and shared ones are not replaced', () => {
  const frame = document.querySelector('style');
  replaceStyles(withStyles('frame', 'two', 'more'));
  expect(names()).toEqual(['frame', 'two', 'more']);
  expect(document.querySelector('style')).toBe(frame);
  const [secondSheet] = document.adoptedStyleSheets;
  replaceStyles(withStyles('frame', 'two', 'three'));
  expect(names()).toEqual(['frame', 'two', 'three']);
  expect(document.adoptedStyleSheets[0]).toBe(secondSheet);
});

test('styles after the first difference are constructed sheets, so that they apply after it', () => {
  replaceStyles(withStyles('reset', 'frame', 'one'));
  expect(names()).toEqual(['reset', 'frame', 'one']);
  expect(document.querySelector('style')).toBeNull();
});

test('the old page’s styles apply until it is gone', () => {
  const removeOld = addStyles(withStyles('frame', 'two'));
  expect(names()).toEqual(['frame', 'one', 'two']);
  removeOld();
  expect(names()).toEqual(['frame', 'two']);
});

test('a page that is shown again has its former sheets, in its own order', () => {
  replaceStyles(withStyles('frame', 'a', 'b'));
  const [a, b] = document.adoptedStyleSheets;
  replaceStyles(withStyles('frame', 'b', 'a'));
  expect(document.adoptedStyleSheets).toEqual([b, a]);
  expect(names()).toEqual(['frame', 'b', 'a']);
});

test('sheets and elements that others have added stay', () => {
  const foreign = new CSSStyleSheet();
  const element = document.head.appendChild(document.createElement('style'));
  document.adoptedStyleSheets = [foreign];
  replaceStyles(withStyles('frame', 'two'));
  replaceStyles(withStyles('frame', 'three'));
  expect(document.adoptedStyleSheets).toContain(foreign);
  expect(document.adoptedStyleSheets).toHaveLength(2);
  expect(element.isConnected).toBe(true);
});

test('the prepared styles of a likely page are not parsed when it is shown, and shared ones not at all', () => {
  const parse = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  prepareStyles(withStyles('frame', 'likely'));
  expect(parse.mock.calls).toEqual([[sheetText('likely')]]);
  replaceStyles(withStyles('frame', 'likely'));
  expect(parse).toHaveBeenCalledTimes(1);
  expect(names()).toEqual(['frame', 'likely']);
  parse.mockRestore();
});
