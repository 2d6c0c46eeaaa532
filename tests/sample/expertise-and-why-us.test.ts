import { describe, expect, test } from 'vitest';
import { headingOf, parsedDocument, sectionOf, targetsOf, textOf, textsOf } from '../site/parsed-document.ts';

const steps = ['Architecture', 'Design', 'Coding', 'Testing', 'Support & Maintenance'];
const techniques = [
  'Lemmatization and stemming',
  'Keyword extraction',
  'Named entity recognition',
  'Topic modelling',
  'Summarization',
  'Sentiment analysis',
];
const topics = ['/natural-language-processing', '/sentiment-analysis', '/model-training'] as const;

interface Screen {
  path: string;
  heading: string;
  /** The targets of its cards, in order. */
  cards?: readonly string[];
  /** The headings of its list, in order. */
  list?: string[];
  numbered?: boolean;
  /** The headings of its sections. */
  parts?: string[];
}

/** The specification's requirements for each screen. */
const screens: Screen[] = [
  {
    path: '/expertise',
    heading: 'Expertise',
    cards: ['/web-development', '/mobile-development', '/artificial-intelligence-expertise'],
  },
  { path: '/web-development', heading: 'Web Development', list: steps },
  { path: '/mobile-development', heading: 'Mobile Development', list: steps },
  {
    path: '/artificial-intelligence-expertise',
    heading: 'Artificial Intelligence',
    cards: topics,
    list: techniques,
    numbered: true,
  },
  { path: topics[0], heading: 'Natural Language Processing', list: techniques, numbered: true },
  { path: topics[1], heading: 'Sentiment Analysis', list: techniques, numbered: true },
  { path: topics[2], heading: 'Model Training', list: techniques, numbered: true },
  {
    path: '/why-us',
    heading: 'Why us',
    cards: ['/it-business-consulting', '/development-center-services', '/extended-team-services'],
    parts: ['Our mission', 'Our vision', 'Five values', 'Three ways to work with us', 'What we build with'],
  },
];

const listItems = (page: Document) => [...page.querySelectorAll('ol > li:has(h3)')];

describe.each(screens)('$path', ({ path, heading, cards = [], list = [], numbered, parts = [] }) => {
  const page = parsedDocument(path);

  test('has its name, its cards and the requested sections', () => {
    expect(textsOf(page, 'h1')).toEqual([expect.stringMatching(new RegExp(`^${heading}`))]);
    const targets = targetsOf(page, 'main > section:not([data-print]) a');
    expect(targets.filter((target) => cards.includes(target))).toEqual(cards);
    for (const part of parts) expect(headingOf(page, 2, part), part).toBeDefined();
    expect(headingOf(page, 2, 'Our team is ready to boost your business')).toBeDefined();
  });

  test.runIf(list.length > 0)('shows its list in order, each item with a text', () => {
    const items = listItems(page);
    expect(items.map((item) => textOf(item.querySelector('h3')))).toEqual(list);
    for (const item of items) expect(textOf(item).length).toBeGreaterThan(60);
  });

  test.runIf(numbered)('numbers its list', () => {
    const numbers = listItems(page).flatMap((item) => textsOf(item, '[aria-hidden="true"]:first-child'));
    expect(numbers.filter((text) => /^\d$/.test(text))).toEqual(['1', '2', '3', '4', '5', '6']);
  });
});

test('the web page and the mobile page describe their steps differently', () => {
  const [web, mobile] = ['/web-development', '/mobile-development'].map((path) =>
    textsOf(parsedDocument(path), 'ol > li:has(h3) p'),
  );
  expect(web).not.toEqual([]);
  expect(web!.filter((text) => mobile!.includes(text))).toEqual([]);
});

test('Why us shows five values and the logos of technologies', () => {
  const page = parsedDocument('/why-us');
  expect(sectionOf(page, 'Five values')?.querySelectorAll('li')).toHaveLength(5);
  expect(sectionOf(page, 'What we build with')?.querySelectorAll('svg use')).toHaveLength(25);
});
