import { describe, expect, it, test } from 'vitest';
import { exampleEnquiry } from '../testing/example-enquiry.ts';
import { suspicionOf } from './suspicion.ts';

const ofMessage = (question: string): string | null => suspicionOf(exampleEnquiry({ question }));
const ofName = (name: string): string | null => suspicionOf(exampleEnquiry({ name }));

describe('an ordinary enquiry is not suspected', () => {
  test.each([
    'Could you build us\na booking system?',
    'Our present site is https://example.com and we would like an app that looks like it.',
    'We run a casino in Louisiana and want to take crypto in our app.',
    'Payday loan lender here, we need a CECL model. See https://example.com.',
    'Could you look at our shop (https://shop.example) and its manual (www.example.com/manual)?',
    'We are an SEO agency and need a dashboard; reach me on WhatsApp.',
    'Is a < b && b > c in your language? The list is [1, 2].',
    'We host seminars on crypto-graphy and the Casinovo opera.',
  ])('%s', (question) => expect(ofMessage(question)).toBeNull());

  test.each(['Ada Moreno', 'J.R. Ewing', 'Acme Inc. of Austin', "Siobhán O'Hara", 'Dr. Komatsu', '李小龍'])(
    'from %s',
    (name) => expect(ofName(name)).toBeNull(),
  );
});

describe('an enquiry is suspected, and the reason says why', () => {
  test.each([
    ['http://a.example http://b.example www.c.example', '3 links'],
    ['Look: <a href="https://a.example">here</a>', '1 link; a link in HTML or BBCode'],
    ['[url=https://a.example]here[/url]', '1 link; a link in HTML or BBCode'],
    ['Free! https://bit.ly/3xyz', '1 link; a link that hides where it leads'],
    ['We bring you to the FIRST PAGE of Google.', '"first page of google"'],
    ['Crypto casino: https://a.example', '1 link; "casino"; "crypto"'],
    ['Casino, bitcoin, viagra', '"bitcoin"; "casino"; "viagra"'],
  ])('%s', (question, reason) => expect(ofMessage(question)).toBe(reason));

  test.each(['https://a.example', 'www.a.example', 'buy-now.ru', 'Win at casino.com today'])('from %s', (name) =>
    expect(ofName(name)).toBe('the name is a link'),
  );

  it('when the field that people do not see was filled in', () => {
    expect(suspicionOf(exampleEnquiry(), 'https://a.example')).toBe('a field that people do not see was filled in');
    expect(suspicionOf(exampleEnquiry(), '  ')).toBeNull();
  });
});

// A pattern that searched again from every place would need minutes for these: the test would run out of time.
it('the reason stays short, and the check ends, whatever is written', () => {
  for (const piece of ['casino seo backlinks ', 'http://', '<a ', '[url', 'www.', 'a.', '-']) {
    expect((ofMessage(piece.repeat(100_000).slice(0, 100_000)) ?? '').length).toBeLessThan(200);
  }
});
