import type { Enquiry } from '#contract/enquiry.ts';
import type { Language } from '#languages/languages.ts';

/** Every signal of spam, by the name it is counted under. */
export const spamSignals = [
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

export type SpamSignal = (typeof spamSignals)[number];

type SpamReasons = Language['spamReasons'];

/** One signal of spam: what it is, in words, and how much it counts. */
type Signal = { name: SpamSignal; words: string; weight: number };

/** How an enquiry came to us, beside what is written in it. */
export type SubmissionContext = {
  /** What was in the honeypot field, which people do not see. */
  honeypotValue: string;
  /**
   * For how many seconds the form's script says that the form was filled in: undefined when it should have said it and did
   * not, null where it cannot (a form without its script, a form on another origin).
   */
  seconds: number | null | undefined;
  /** Whether anything says that a browser sent it, as all of them do. */
  fromBrowser: boolean;
};

type SpamScore = {
  /** Why it looks like spam, in words for the one who reads it, such as `4 links; "casino"`; null when it does not. */
  suspicion: string | null;
  /** Each signal there is, once, also where they are not enough. */
  signals: SpamSignal[];
  /** Whether it looks as if a program sent it: nobody is mailed because of a program. */
  automated: boolean;
};

/** Sum of the weights from which on an enquiry is suspected. */
const threshold = 3;

const automationSignals: ReadonlySet<SpamSignal> = new Set(['honeypot', 'no_form', 'no_browser', 'too_fast']);

/**
 * Adds up the signals of spam in an enquiry. The words hold nothing that the sender wrote but words of our own lists.
 *
 * A single link, or a lender, casino or SEO firm that asks for software, is an ordinary enquiry: one topic is never
 * enough. Neither is that it was sent by a program, which may be somebody's honest one: all signals of that together,
 * except the honeypot, weigh less than the threshold.
 */
export function scoreSpam({ name, question }: Enquiry, context: SubmissionContext, reasons: SpamReasons): SpamScore {
  const signals = [
    ...signalsOfSubmission(context, reasons),
    ...signalsInName(name, reasons),
    ...signalsInMessage(question, reasons),
  ];
  const sum = signals.reduce((total, { weight }) => total + weight, 0);
  const names = [...new Set(signals.map((signal) => signal.name))];
  return {
    suspicion: sum >= threshold ? signals.map(({ words }) => words).join('; ') : null,
    signals: names,
    automated: names.some((signal) => automationSignals.has(signal)),
  };
}

/** Seconds in which nobody has typed, pasted or let the browser fill in three fields and pressed Submit. */
const minFillSeconds = 2;

function signalsOfSubmission(
  { honeypotValue, seconds, fromBrowser }: SubmissionContext,
  reasons: SpamReasons,
): Signal[] {
  const signals: Signal[] = [];
  if (honeypotValue.trim() !== '') signals.push({ name: 'honeypot', words: reasons.honeypot, weight: threshold });
  if (seconds === undefined) signals.push({ name: 'no_form', words: reasons.noForm, weight: 1 });
  else if (seconds !== null && seconds < minFillSeconds)
    signals.push({ name: 'too_fast', words: reasons.tooFast, weight: 1 });
  if (!fromBrowser) signals.push({ name: 'no_browser', words: reasons.noBrowser, weight: 1 });
  return signals;
}

function signalsInName(name: string, reasons: SpamReasons): Signal[] {
  return addressIn.test(name) ? [{ name: 'name_is_link', words: reasons.nameIsLink, weight: threshold }] : [];
}

function signalsInMessage(question: string, reasons: SpamReasons): Signal[] {
  const signals: Signal[] = [];
  const links = question.match(link)?.length ?? 0;
  if (links > 0)
    signals.push({
      name: 'links',
      words: reasons.links(links),
      weight: Math.min(links, threshold),
    });
  if (markedUpLink.test(question))
    signals.push({ name: 'marked_up_link', words: reasons.markedUpLink, weight: threshold });
  if (hidingLink.test(question)) signals.push({ name: 'hiding_link', words: reasons.hidingLink, weight: 2 });
  const words = wordsOf(question);
  for (const { phrases, name, weight, most } of wordLists) {
    // A limit, so that a text of ten thousand such words does not become a reason of that length.
    for (const phrase of occurring(phrases, words).slice(0, most)) signals.push({ name, words: `"${phrase}"`, weight });
  }
  return signals;
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

/** People who sell it write these, but so may people who want it from us: "our shop should be on the first page of Google". */
const soldPhrases = [
  'domain authority',
  'first page of google',
  'rank your website',
  'ranking on google',
  'seo audit',
  'seo services',
  'website traffic',
];

/** Each may be a customer's trade: only several of them, or with links, mean something. */
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

type WordList = { name: SpamSignal; phrases: RegExp; weight: number; most: number };

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
