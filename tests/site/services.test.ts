// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parsedDocument, targetsOf, textOf, textsOf } from './parsed-document.ts';

interface Screen {
  path: string;
  name: string;
  /** The headings of level two, in their order; '.' stands for any. */
  headings: string[];
  /** Whether it ends with the call. */
  call: boolean;
  /** What else the specification asks for. */
  shows: (main: Element) => void;
}

/** The list, figure or navigation whose label begins with these words. */
const labeled = (main: Element, label: string) => {
  const ids = [...main.querySelectorAll('[id]')]
    .filter((element) => textOf(element).startsWith(label))
    .map(({ id }) => id);
  const element = [...main.querySelectorAll('[aria-label], [aria-labelledby]')].find(
    (candidate) =>
      candidate.getAttribute('aria-label')?.startsWith(label) ||
      ids.includes(candidate.getAttribute('aria-labelledby') ?? ''),
  );
  expect(element, label).toBeDefined();
  return element!;
};

/** Whether each link of a contents list leads to one element of the page. */
function expectContents(main: Element, label: string, count: number) {
  const links = targetsOf(labeled(main, label));
  expect(links).toHaveLength(count);
  for (const link of links) {
    expect(main.ownerDocument.querySelectorAll(`[id="${link.split('#').at(-1)}"]`), link).toHaveLength(1);
  }
}

const screens: Screen[] = [
  {
    path: '/services',
    name: 'Services',
    headings: ['IT & Business Consulting', 'Development Center', 'Extended Team', 'Which one is yours?'],
    call: true,
    shows: (main) =>
      expect(targetsOf(main, 'h2 a')).toEqual([
        '/it-business-consulting',
        '/development-center-services',
        '/extended-team-services',
      ]),
  },
  {
    path: '/it-business-consulting',
    name: 'IT & Business Consulting',
    headings: ['Startup support', 'Business automation', '.', 'What consulting costs'],
    call: true,
    shows(main) {
      expect(textsOf(labeled(main, 'On this page'), 'a')).toEqual(['Startup support', 'Business automation']);
      expectContents(main, 'On this page', 2);
    },
  },
  {
    path: '/development-center-services',
    name: 'Development Center',
    headings: [
      'Cost-efficient development',
      'Experienced team',
      'Efficient team management',
      'From first talk to first demo',
      'What a center costs',
    ],
    call: true,
    shows: (main) => expect(labeled(main, 'Experienced team').querySelectorAll('li')).toHaveLength(6),
  },
  {
    path: '/extended-team-services',
    name: 'Extended Team',
    headings: ['How the extended team works', 'Scrum', 'Kanban', 'Which one?', 'What an extended team costs'],
    call: true,
    shows(main) {
      expect(labeled(main, 'One team of eight').querySelectorAll('li')).toHaveLength(8);
      expect(labeled(main, 'One sprint').querySelectorAll('li')).toHaveLength(10);
      const columns = textsOf(labeled(main, 'A Kanban board'), 'h3').map((words) => words.replace(/\W.*|\d.*/, ''));
      expect(columns).toEqual(['Next', 'Doing', 'Review', 'Done']);
    },
  },
  {
    path: '/privacy-policy',
    name: 'Privacy policy',
    headings: [
      'Information collected',
      'Use of information',
      'Sharing',
      'Security',
      'Your rights',
      'Cookies',
      'Changes to this policy',
      'Contact',
    ],
    call: false,
    shows(main) {
      expectContents(main, 'Contents', 8);
      const contact = [...main.querySelectorAll('a')].find((link) => textOf(link) === 'Contact us');
      expect(contact?.getAttribute('href')).toBe('/contact-us/');
    },
  },
];

describe.each(screens)('$path', ({ path, name, headings, call, shows }) => {
  const main = parsedDocument(path).querySelector('main')!;

  test('has its name, and the sections that were asked for in their order', () => {
    expect(textsOf(main, 'h1')).toEqual([expect.stringContaining(name)]);
    const second = textsOf(main, 'h2').map((words) => words.replace(/^\d+\s*/, ''));
    if (call) expect(second.pop()).toBe('Our team is ready to boost your business');
    expect(second).toEqual(headings.map((heading) => (heading === '.' ? expect.any(String) : heading)));
  });

  test('shows what was asked for', () => shows(main));
});
