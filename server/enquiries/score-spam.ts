import type { Enquiry } from '#contract/enquiry.ts';
import type { Language } from '#languages/languages.ts';
import { linkPattern } from '../text/link-pattern.ts';
import { spamPhrasesIn } from './spam-phrases.ts';

/** Every spam signal, by the name it is counted under. */
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

/** A spam signal: its name, its description, and its weight. */
type Signal = { name: SpamSignal; reason: string; weight: number };

/** The circumstances in which an enquiry was sent, as opposed to its text. */
export type SubmissionContext = {
  /** The value of the honeypot field, which people do not see. */
  honeypotValue: string;
  /**
   * The seconds that the form's script reports for filling in the form: undefined if it should have and did not, null
   * if it cannot (a form without its script, a form on another origin).
   */
  seconds: number | null | undefined;
  /** Whether the request looks as if a browser sent it. */
  isFromBrowser: boolean;
};

type SpamScore = {
  /** The reason that it looks like spam, for people, such as `4 links; "casino"`; null if it does not. */
  suspicion: string | null;
  /** Each signal that was found, once, even if they are not enough. */
  signals: SpamSignal[];
  /** Whether a program seems to have sent it: programs must not cause mail to anybody. */
  isAutomated: boolean;
};

/** The sum of weights at which an enquiry is suspected. */
const threshold = 3;

const automationSignals: ReadonlySet<SpamSignal> = new Set(['honeypot', 'no_form', 'no_browser', 'too_fast']);

/**
 * Adds up the spam signals of an enquiry. The suspicion quotes only words from our own lists, nothing else that the
 * sender wrote.
 *
 * A single plain link, or a lender, casino or SEO firm that asks for software, is an ordinary enquiry: one topic is never
 * enough. Neither is being sent by a program, which may be somebody's honest one: all signals of that together, except
 * the honeypot, weigh less than the threshold.
 */
export function scoreSpam({ name, question }: Enquiry, context: SubmissionContext, reasons: SpamReasons): SpamScore {
  const signals = [
    ...signalsOfSubmission(context, reasons),
    ...signalsInName(name, reasons),
    ...signalsInMessage(question, reasons),
  ];
  const totalWeight = signals.reduce((total, { weight }) => total + weight, 0);
  const names = [...new Set(signals.map((signal) => signal.name))];
  return {
    suspicion: totalWeight >= threshold ? signals.map(({ reason }) => reason).join('; ') : null,
    signals: names,
    isAutomated: names.some((signal) => automationSignals.has(signal)),
  };
}

/** The seconds within which nobody fills in three fields and presses Submit, even by pasting or autofill. */
const minFillSeconds = 2;

function signalsOfSubmission(
  { honeypotValue, seconds, isFromBrowser }: SubmissionContext,
  reasons: SpamReasons,
): Signal[] {
  const signals: Signal[] = [];
  if (honeypotValue.trim() !== '') signals.push({ name: 'honeypot', reason: reasons.honeypot, weight: threshold });
  if (seconds === undefined) signals.push({ name: 'no_form', reason: reasons.noForm, weight: 1 });
  else if (seconds !== null && seconds < minFillSeconds)
    signals.push({ name: 'too_fast', reason: reasons.tooFast, weight: 1 });
  if (!isFromBrowser) signals.push({ name: 'no_browser', reason: reasons.noBrowser, weight: 1 });
  return signals;
}

/** Finds a link or a bare domain in the name; a period is not enough: "J.R. Ewing", "Acme Inc. of Austin". */
function signalsInName(name: string, reasons: SpamReasons): Signal[] {
  return linkPattern.test(name) ? [{ name: 'name_is_link', reason: reasons.nameIsLink, weight: threshold }] : [];
}

/** Matches the beginning of a link: a scheme, `www.` or both; also `hxxp`, which is written to pass filters. */
const linkStart = /\b(?:h(?:tt|xx)ps?:\/\/(?:www\.)?|www\.)/gi;

/** Matches a link in HTML or BBCode. The limit of its length keeps the search fast in a text with many `<a`. */
const markedUpLink = /<a\s[^>]{0,200}href|\[(?:url|link)(?:=|\]\s*(?:h(?:tt|xx)ps?:|www\.))/i;

/** Matches a link of a service that hides where it leads. */
const hidingLink = /\b(?:bit\.ly|tinyurl\.com|t\.me|goo\.su|cutt\.ly|is\.gd|rebrand\.ly|telegra\.ph|wa\.me)\//i;

function signalsInMessage(question: string, reasons: SpamReasons): Signal[] {
  const signals: Signal[] = [];
  const links = question.match(linkStart)?.length ?? 0;
  if (links > 0) signals.push({ name: 'links', reason: reasons.links(links), weight: Math.min(links, threshold) });
  if (markedUpLink.test(question))
    signals.push({ name: 'marked_up_link', reason: reasons.markedUpLink, weight: threshold });
  if (hidingLink.test(question)) signals.push({ name: 'hiding_link', reason: reasons.hidingLink, weight: 2 });
  for (const { signal, phrase, weight } of spamPhrasesIn(question))
    signals.push({ name: signal, reason: `"${phrase}"`, weight });
  return signals;
}
