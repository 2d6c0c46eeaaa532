import { describe, expect, test } from 'vitest';
import { parsedDocument, targetsOf, textOf, textsOf } from '../site/parsed-document.ts';

const callToAction = 'Our team is ready to boost your business';

/** The level-two headings of each screen, in order: the specification's, and ours beside them; '.' matches any. */
const screens = [
  {
    path: '/services',
    name: 'Services',
    headings: ['IT & Business Consulting', 'Development Center', 'Extended Team', 'Which one is yours?', callToAction],
  },
  {
    path: '/it-business-consulting',
    name: 'IT & Business Consulting',
    headings: ['Startup support', 'Business automation', '.', 'What consulting costs', callToAction],
  },
  {
    path: '/development-center-services',
    name: 'Development Center',
    headings: [
      'Cost-efficient development',
      'Experienced team',
      'Efficient team management',
      'From first call to first demo',
      'What a center costs',
      callToAction,
    ],
  },
  {
    path: '/extended-team-services',
    name: 'Extended Team',
    headings: [
      'How the extended team works',
      'Scrum',
      'Kanban',
      'Which one?',
      'What an extended team costs',
      callToAction,
    ],
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
  },
];

const mainOf = (path: string) => parsedDocument(path).querySelector('main')!;

/** The list, figure or navigation whose label begins with this text. */
function findLabeled(main: Element, label: string): Element {
  const ids = [...main.querySelectorAll('[id]')]
    .filter((element) => textOf(element).startsWith(label))
    .map(({ id }) => id);
  const element = [...main.querySelectorAll('[aria-label], [aria-labelledby]')].find(
    (candidate) =>
      candidate.getAttribute('aria-label')?.startsWith(label) ||
      ids.includes(candidate.getAttribute('aria-labelledby') ?? ''),
  );
  if (!element) throw new Error(`Nothing is labeled “${label}”`);
  return element;
}

describe.each(screens)('$path', ({ path, name, headings }) => {
  test('has its name, and the requested sections in order', () => {
    const main = mainOf(path);
    expect(textsOf(main, 'h1')).toEqual([expect.stringContaining(name)]);
    const second = textsOf(main, 'h2').map((heading) => heading.replace(/^\d+\s*/, ''));
    expect(second.map((heading, index) => (headings[index] === '.' ? '.' : heading))).toEqual(headings);
  });
});

test('the services page links to the pages of the three services', () => {
  const three = ['/it-business-consulting', '/development-center-services', '/extended-team-services'];
  expect(targetsOf(mainOf('/services'), 'h2 a')).toEqual(three);
});

test.each([
  { path: '/it-business-consulting', label: 'On this page', links: 2 },
  { path: '/privacy-policy', label: 'Contents', links: 8 },
])('the contents of $path lead to its sections', ({ path, label, links }) => {
  const main = mainOf(path);
  const targets = targetsOf(findLabeled(main, label));
  expect(targets).toHaveLength(links);
  for (const target of targets) {
    expect(main.ownerDocument.querySelectorAll(`[id="${target.split('#').at(-1)}"]`), target).toHaveLength(1);
  }
});

test('the development center lists six experienced people', () => {
  expect(findLabeled(mainOf('/development-center-services'), 'Experienced team').querySelectorAll('li')).toHaveLength(
    6,
  );
});

test('the page of the extended team shows eight people, ten days and a Kanban board', () => {
  const main = mainOf('/extended-team-services');
  expect(findLabeled(main, 'One team of eight').querySelectorAll('li')).toHaveLength(8);
  expect(findLabeled(main, 'One sprint').querySelectorAll('li')).toHaveLength(10);
  const columns = textsOf(findLabeled(main, 'A Kanban board'), 'h3').map((heading) => heading.replace(/\W.*|\d.*/, ''));
  expect(columns).toEqual(['Next', 'Doing', 'Review', 'Done']);
});

test('the privacy policy links to the contact page', () => {
  const contact = [...mainOf('/privacy-policy').querySelectorAll('a')].find((link) => textOf(link) === 'Contact us');
  expect(contact?.getAttribute('href')).toBe('/contact-us/');
});

test('price ranges and hours do not break across lines, except in the narrow columns of a week', () => {
  expect(mainOf('/web-development').textContent).toContain('$90,000\u00a0to\u00a0$260,000');
  expect(mainOf('/jj-eve').textContent).toMatch(/\d\u00a0to\u00a0\d/);
  expect(mainOf('/jj-timesheet').querySelector('[data-ranges=break]')!.textContent).toContain('10 to 6:30');
  const withoutWeeks = (path: string) => {
    const page = mainOf(path).cloneNode(true) as HTMLElement;
    for (const week of page.querySelectorAll('[data-ranges=break]')) week.remove();
    return page.textContent;
  };
  for (const path of ['/web-development', '/jj-timesheet', '/jj-eve'])
    expect(withoutWeeks(path)).not.toMatch(/\d to [$\d]/);
});
