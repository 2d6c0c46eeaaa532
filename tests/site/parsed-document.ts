import { JSDOM } from 'jsdom';
import { builtDocument } from './built-site.ts';

const { DOMParser } = new JSDOM().window;

/** Parses a whole file as a browser does. */
export const parseMarkup = (text: string, type: 'text/html' | 'application/xml'): Document =>
  new DOMParser().parseFromString(text, type);

/**
 * A page's document as a browser without scripts parses it. With scripts, a hash address shows the same document
 * (walk.spec.ts compares the two).
 */
export const parsedDocument = (path: string): Document => parseMarkup(builtDocument(path), 'text/html');

/** An element's text with normalized white space. */
export const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export const textsOf = (within: ParentNode, selector: string): string[] =>
  [...within.querySelectorAll(selector)].map(textOf);

/** The targets of links, in order, without a trailing slash: a page such as `/jj-kit`, or the full address at another site. */
export const targetsOf = (within: ParentNode, selector = 'a'): string[] =>
  [...within.querySelectorAll(selector)].map((link) => link.getAttribute('href')?.replace(/(?<=.)\/$/, '') ?? '');

/** The first heading of a level with exactly the given text. */
export const headingOf = (within: ParentNode, level: 1 | 2 | 3, text: string): Element | undefined =>
  [...within.querySelectorAll(`h${level}`)].find((heading) => textOf(heading) === text);

/** The innermost section around the first heading of level 2 with exactly the given text. */
export const sectionOf = (within: ParentNode, heading: string): Element | null | undefined =>
  headingOf(within, 2, heading)?.closest('section');
