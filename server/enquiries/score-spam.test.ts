import { describe, expect, it } from 'vitest';
import type { Enquiry } from '#contract/enquiry.ts';
import { spamReasons } from '#languages/en.ts';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { scoreSpam } from './score-spam.ts';
import type { SubmissionContext } from './score-spam.ts';

/** An enquiry sent with the form, filled in by a person. */
const personContext: SubmissionContext = { honeypotValue: '', seconds: 40, isFromBrowser: true };

const score = (fields: Partial<Enquiry>, context: Partial<SubmissionContext> = {}) =>
  scoreSpam(exampleEnquiry(fields), { ...personContext, ...context }, spamReasons);
const suspicionOfMessage = (question: string): string | null => score({ question }).suspicion;
const suspicionOfName = (name: string): string | null => score({ name }).suspicion;

describe('an ordinary enquiry is not suspected', () => {
  it.each([
    'Could you build us\na booking system?',
    'Our present site is https://example.com and we would like an app that looks like it.',
    'We run a casino in Louisiana and want to take crypto in our app.',
    'Payday loan lender here, we need a CECL model. See https://example.com.',
    'Could you look at our shop (https://shop.example) and its manual (www.example.com/manual)?',
    'We sell at https://www.example.com and at https://www.example.org, and want one shop for both.',
    'We are an SEO agency and need a dashboard; reach me on WhatsApp.',
    'Is a < b && b > c in your language? The list is [1, 2].',
    'Our shop should come up on the first page of Google. Could you rebuild it?',
    'Could you include an SEO audit with the new site?',
    'Our brief: [link](https://docs.example/brief)',
    'It was in the last mail [link removed].',
    'We host seminars on crypto-graphy and the Casinovo opera.',
  ])('for the message %s', (question) => expect(suspicionOfMessage(question)).toBeNull());

  it.each(['Ada Moreno', 'J.R. Ewing', 'Acme Inc. of Austin', "Siobhán O'Hara", 'Dr. Komatsu', '李小龍'])(
    'for the name %s',
    (name) => expect(suspicionOfName(name)).toBeNull(),
  );
});

describe('an enquiry is suspected, and the reason says why', () => {
  it.each([
    ['http://a.example http://b.example www.c.example', '3 links'],
    ['https://www.a.example http://www.b.example https://c.example', '3 links'],
    ['Look: <a href="https://a.example">here</a>', '1 link; a link in HTML or BBCode'],
    ['[url=https://a.example]here[/url]', '1 link; a link in HTML or BBCode'],
    ['[link]www.a.example[/link]', '1 link; a link in HTML or BBCode'],
    ['SEO services. SEO, SEO, SEO!', '"seo services"; "seo"'],
    ['Free! https://bit.ly/3xyz', '1 link; a link that hides where it leads'],
    ['Dofollow links, one dollar each.', '"dofollow"'],
    ['Our SEO services bring you to the FIRST PAGE of Google.', '"first page of google"; "seo services"'],
    ['Crypto casino: https://a.example', '1 link; "casino"; "crypto"'],
    ['Casino, bitcoin, viagra', '"bitcoin"; "casino"; "viagra"'],
  ])('for the message %s', (question, reason) => expect(suspicionOfMessage(question)).toBe(reason));

  it.each(['https://a.example', 'www.a.example', 'buy-now.ru', 'Win at casino.com today'])('for the name %s', (name) =>
    expect(suspicionOfName(name)).toBe('the name is a link'),
  );

  it('when the field that people do not see was filled in', () => {
    expect(score({}, { honeypotValue: 'https://a.example' }).suspicion).toBe(
      'a field that people do not see was filled in',
    );
    expect(score({}, { honeypotValue: '  ' }).suspicion).toBeNull();
  });
});

describe('how an enquiry was sent', () => {
  it.each<[string, Partial<SubmissionContext>]>([
    ['a person in the form', {}],
    ['a person in two seconds', { seconds: 2 }],
    ['a form without a script', { seconds: null }],
  ])('by %s is not a signal', (_, context) => {
    expect(score({}, context)).toEqual({ suspicion: null, signals: [], isAutomated: false });
  });

  it.each<[string, Partial<SubmissionContext>, string[]]>([
    ['a script that is faster than a person', { seconds: 1 }, ['too_fast']],
    ['a script that has not opened the form', { seconds: undefined }, ['no_form']],
    ['a program', { seconds: undefined, isFromBrowser: false }, ['no_form', 'no_browser']],
    ['a program that posts as the form does', { seconds: null, isFromBrowser: false }, ['no_browser']],
  ])('by %s is a signal that alone never makes it suspected', (_, context, signals) => {
    expect(score({}, context)).toEqual({ suspicion: null, signals, isAutomated: true });
  });

  it('counts in addition to other signals of spam, and the reason says so', () => {
    const context = { seconds: undefined, isFromBrowser: false };
    expect(score({ question: 'See https://a.example' }, context).suspicion).toBe(
      'sent without having opened the form; not sent by a browser; 1 link',
    );
    expect(score({ question: 'See https://a.example' }).suspicion).toBeNull();
  });
});

it('each signal is reported once, even if they are not enough', () => {
  expect(score({ question: 'A casino that takes crypto' })).toEqual({
    suspicion: null,
    signals: ['topic'],
    isAutomated: false,
  });
});

// A pattern that searches to the end of the text from each `<a` would take more than the time limit of a test.
it('the reason is short, and the check terminates, for long texts of repeated signals', () => {
  for (const piece of ['casino seo backlinks ', 'http://', '<a ', '[url', 'www.', 'a.', '-']) {
    expect((suspicionOfMessage(piece.repeat(400_000).slice(0, 400_000)) ?? '').length).toBeLessThan(200);
  }
});
