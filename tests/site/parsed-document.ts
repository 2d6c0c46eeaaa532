import { JSDOM } from 'jsdom';
import { builtDocument } from './built-site.ts';

const { DOMParser } = new JSDOM().window;

/** A whole file, parsed as by a browser. */
export const parsed = (text: string, type: 'text/html' | 'application/xml'): Document =>
  new DOMParser().parseFromString(text, type);

/**
 * A page's document as a browser without scripts has it. Every visitor gets its content: a hash address shows the same
 * document (walk.spec.ts compares them).
 */
export const parsedDocument = (path: string): Document => parsed(builtDocument(path), 'text/html');

/** An element's text with normalized white space. */
export const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export const textsOf = (within: ParentNode, selector: string): string[] =>
  [...within.querySelectorAll(selector)].map(textOf);

/** The pages that links lead to, such as `/jj-kit`, in order; for other sites the whole address. */
export const targetsOf = (within: ParentNode, selector = 'a'): string[] =>
  [...within.querySelectorAll(selector)].map((link) => link.getAttribute('href')?.replace(/(?<=.)\/$/, '') ?? '');

/** The heading of that level with exactly this text. */
export const headingOf = (within: ParentNode, level: 1 | 2 | 3, words: string): Element | undefined =>
  [...within.querySelectorAll(`h${level}`)].find((heading) => textOf(heading) === words);

/** The section with that heading, the innermost. */
export const sectionOf = (within: ParentNode, heading: string): Element | null | undefined =>
  headingOf(within, 2, heading)?.closest('section');
