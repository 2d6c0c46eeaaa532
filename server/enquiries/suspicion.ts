import type { Enquiry } from '#contract/enquiry.ts';

/** One thing that speaks for spam: what it is, in words, and how much it says; 3 is enough. */
type Sign = { words: string; weight: number };

const enough = 3;

/**
 * Why an enquiry looks like spam, in words for the one who reads it, such as `4 links; "casino"`; null when it does not.
 * None of it holds what the sender wrote but words of our own lists. `bait` is what stood in the field that people do
 * not see.
 *
 * A single link, or a lender, casino or SEO firm that asks for software, is an ordinary enquiry: one topic is never
 * enough. To be suspected costs an enquiry nothing but a mark, so both kinds of mistake are cheap.
 */
export function suspicionOf({ name, question }: Enquiry, bait = ''): string | null {
  const signs = [...signsOfForm(bait), ...signsInName(name), ...signsInMessage(question)];
  const sum = signs.reduce((total, { weight }) => total + weight, 0);
  return sum >= enough ? signs.map(({ words }) => words).join('; ') : null;
}

function signsOfForm(bait: string): Sign[] {
  return bait.trim() === '' ? [] : [{ words: 'a field that people do not see was filled in', weight: enough }];
}

function signsInName(name: string): Sign[] {
  return addressIn.test(name) ? [{ words: 'the name is a link', weight: enough }] : [];
}

function signsInMessage(question: string): Sign[] {
  const signs: Sign[] = [];
  const links = question.match(link)?.length ?? 0;
  if (links > 0) signs.push({ words: links === 1 ? '1 link' : `${links} links`, weight: Math.min(links, enough) });
  if (markedUpLink.test(question)) signs.push({ words: 'a link in HTML or BBCode', weight: enough });
  if (hidingLink.test(question)) signs.push({ words: 'a link that hides where it leads', weight: 2 });
  // A limit, so that a text of ten thousand such words does not become a reason of that length.
  const words = wordsOf(question);
  for (const phrase of occurring(sellingPhrases, words).slice(0, 3)) signs.push({ words: `"${phrase}"`, weight: 3 });
  for (const topic of occurring(topics, words).slice(0, 5)) signs.push({ words: `"${topic}"`, weight: 1 });
  return signs;
}

/** Scheme or `www.`; also `hxxp`, which is written to pass filters. */
const link = /\b(?:h(?:tt|xx)ps?:\/\/|www\.)/gi;

/** In a name a bare domain says as much. A name may hold a full stop: "J.R. Ewing", "Acme Inc. of Austin". */
const addressIn = /\bh(?:tt|xx)ps?:\/\/|\bwww\.|[\w-]\.(?:com|net|org|info|biz|ru|cn|top|xyz|online|site|shop|club)\b/i;

const markedUpLink = /<a\s[^>]{0,200}href|\[(?:url|link)\b/i;

const hidingLink = /\b(?:bit\.ly|tinyurl\.com|t\.me|goo\.su|cutt\.ly|is\.gd|rebrand\.ly|telegra\.ph|wa\.me)\//i;

/** Nobody who wants software writes these. */
const sellingPhrases = anyOf([
  'backlinks',
  'buy followers',
  'cheap viagra',
  'dofollow',
  'domain authority',
  'earn money online',
  'first page of google',
  'free spins',
  'guest post',
  'link building',
  'make money online',
  'no deposit bonus',
  'rank your website',
  'ranking on google',
  'seo audit',
  'seo services',
  'sponsored post',
  'website traffic',
]);

/** Each may be a customer's trade: only several of them, or with links, tell something. */
const topics = anyOf([
  'adult dating',
  'betting',
  'bitcoin',
  'casino',
  'cialis',
  'crypto',
  'escort',
  'forex',
  'investment opportunity',
  'jackpot',
  'loan offer',
  'passive income',
  'payday loan',
  'porn',
  'replica watches',
  'seo',
  'telegram',
  'viagra',
  'whatsapp',
]);

/** In lower case, with one space around each. */
function wordsOf(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

/** One pattern for a whole list, over what `wordsOf` gives: to look for one after the other takes ten times as long. */
function anyOf(phrases: readonly string[]): RegExp {
  return new RegExp(` (?:${phrases.join('|')})(?= )`, 'g');
}

/** Each once, by the alphabet. */
function occurring(phrases: RegExp, words: string): string[] {
  return [...new Set(words.match(phrases))].map((phrase) => phrase.trim()).sort();
}
