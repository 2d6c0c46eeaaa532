import type { Enquiry } from '#contract/enquiry.ts';

/** Everything that speaks for spam, by the name it is counted under. */
export const signNames = [
  'honeypot',
  'no_form',
  'no_browser',
  'too_fast',
  'name_is_link',
  'links',
  'marked_up_link',
  'hiding_link',
  'selling_phrase',
  'topic',
] as const;

export type SignName = (typeof signNames)[number];

/** One thing that speaks for spam: what it is, in words, and how much it says. */
type Sign = { name: SignName; words: string; weight: number };

/** How an enquiry came to us, beside what is written in it. */
export type Sending = {
  /** What stood in the field that people do not see. */
  bait: string;
  /**
   * For how many seconds the form's script says that the form was filled in: undefined when it should have said it and did
   * not, null where it cannot (a form that posted itself, a form on another origin).
   */
  seconds: number | null | undefined;
  /** Whether anything says that a browser sent it, as all of them do. */
  byBrowser: boolean;
};

export type Judgment = {
  /** Why it looks like spam, in words for the one who reads it, such as `4 links; "casino"`; null when it does not. */
  suspicion: string | null;
  /** Each sign there is, once, also where they are not enough. */
  signs: SignName[];
  /** Whether it looks as if a program had sent it: nobody is mailed on a program's word. */
  byProgram: boolean;
};

/** Of the weights. */
const enough = 3;

const signsOfProgram: ReadonlySet<SignName> = new Set(['honeypot', 'no_form', 'no_browser', 'too_fast']);

/**
 * What speaks for an enquiry being spam. The words hold nothing that the sender wrote but words of our own lists.
 *
 * A single link, or a lender, casino or SEO firm that asks for software, is an ordinary enquiry: one topic is never
 * enough. Neither is that it was sent by a program, which may be somebody's honest one: all signs of that together, but
 * for the field that people do not see, weigh less than enough.
 */
export function judge({ name, question }: Enquiry, sending: Sending): Judgment {
  const signs = [...signsOfSending(sending), ...signsInName(name), ...signsInMessage(question)];
  const sum = signs.reduce((total, { weight }) => total + weight, 0);
  const names = [...new Set(signs.map((sign) => sign.name))];
  return {
    suspicion: sum >= enough ? signs.map(({ words }) => words).join('; ') : null,
    signs: names,
    byProgram: names.some((sign) => signsOfProgram.has(sign)),
  };
}

/** Seconds in which nobody has typed, pasted or let the browser fill in three fields and pressed Submit. */
const fastest = 2;

function signsOfSending({ bait, seconds, byBrowser }: Sending): Sign[] {
  const signs: Sign[] = [];
  if (bait.trim() !== '')
    signs.push({ name: 'honeypot', words: 'a field that people do not see was filled in', weight: enough });
  if (seconds === undefined) signs.push({ name: 'no_form', words: 'sent without having opened the form', weight: 1 });
  else if (seconds !== null && seconds < fastest)
    signs.push({ name: 'too_fast', words: 'filled in faster than a person can', weight: 1 });
  if (!byBrowser) signs.push({ name: 'no_browser', words: 'not sent by a browser', weight: 1 });
  return signs;
}

function signsInName(name: string): Sign[] {
  return addressIn.test(name) ? [{ name: 'name_is_link', words: 'the name is a link', weight: enough }] : [];
}

function signsInMessage(question: string): Sign[] {
  const signs: Sign[] = [];
  const links = question.match(link)?.length ?? 0;
  if (links > 0)
    signs.push({ name: 'links', words: links === 1 ? '1 link' : `${links} links`, weight: Math.min(links, enough) });
  if (markedUpLink.test(question))
    signs.push({ name: 'marked_up_link', words: 'a link in HTML or BBCode', weight: enough });
  if (hidingLink.test(question))
    signs.push({ name: 'hiding_link', words: 'a link that hides where it leads', weight: 2 });
  const words = wordsOf(question);
  for (const { phrases, name, weight, most } of wordLists) {
    // A limit, so that a text of ten thousand such words does not become a reason of that length.
    for (const phrase of occurring(phrases, words).slice(0, most)) signs.push({ name, words: `"${phrase}"`, weight });
  }
  return signs;
}

/** Scheme or `www.`; also `hxxp`, which is written to pass filters. */
const link = /\b(?:h(?:tt|xx)ps?:\/\/|www\.)/gi;

/** In a name a bare domain says as much. A name may hold a full stop: "J.R. Ewing", "Acme Inc. of Austin". */
const addressIn = /\bh(?:tt|xx)ps?:\/\/|\bwww\.|[\w-]\.(?:com|net|org|info|biz|ru|cn|top|xyz|online|site|shop|club)\b/i;

const markedUpLink = /<a\s[^>]{0,200}href|\[(?:url|link)\b/i;

const hidingLink = /\b(?:bit\.ly|tinyurl\.com|t\.me|goo\.su|cutt\.ly|is\.gd|rebrand\.ly|telegra\.ph|wa\.me)\//i;

/** Nobody who wants software writes these. */
const sellingPhrases = [
  'backlinks',
  'buy followers',
  'cheap viagra',
  'dofollow',
  'earn money online',
  'free spins',
  'guest post',
  'link building',
  'make money online',
  'no deposit bonus',
  'sponsored post',
];

/** Those who sell it write these, but so may those who want it of us: "our shop should be on the first page of Google". */
const soldPhrases = [
  'domain authority',
  'first page of google',
  'rank your website',
  'ranking on google',
  'seo audit',
  'seo services',
  'website traffic',
];

/** Each may be a customer's trade: only several of them, or with links, tell something. */
const topics = [
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
];

type WordList = { name: SignName; phrases: RegExp; weight: number; most: number };

const wordLists: readonly WordList[] = [
  { name: 'selling_phrase', phrases: anyOf(sellingPhrases), weight: 3, most: 3 },
  { name: 'selling_phrase', phrases: anyOf(soldPhrases), weight: 2, most: 3 },
  { name: 'topic', phrases: anyOf(topics), weight: 1, most: 5 },
];

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
