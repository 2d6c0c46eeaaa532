/** Phrases that only sellers write, and nobody who wants software. */
const salesPhrases = [
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

/** Sellers write these, but so may people who want to buy: "our shop should be on the first page of Google". */
const ambiguousPhrases = [
  'domain authority',
  'first page of google',
  'rank your website',
  'ranking on google',
  'seo audit',
  'seo services',
  'website traffic',
];

/** Each may be a customer's business: only several of them, or one with links, are suspicious. */
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

/** A phrase of a message that counts as a spam signal. */
type SpamPhrase = { signal: 'selling_phrase' | 'topic'; phrase: string; weight: number };

type PhraseList = {
  signal: SpamPhrase['signal'];
  pattern: RegExp;
  weight: number;
  /** The number of phrases that count and are named: the reason for holding a message stays short. */
  limit: number;
};

const phraseLists: readonly PhraseList[] = [
  { signal: 'selling_phrase', pattern: anyOf(salesPhrases), weight: 3, limit: 3 },
  { signal: 'selling_phrase', pattern: anyOf(ambiguousPhrases), weight: 2, limit: 3 },
  { signal: 'topic', pattern: anyOf(topics), weight: 1, limit: 5 },
];

/** The listed phrases in a text, in whole words and any case: each once, by list and in alphabetical order. */
export function spamPhrasesIn(text: string): SpamPhrase[] {
  let words = spacedWords(text);
  return phraseLists.flatMap(({ signal, pattern, weight, limit }) => {
    const found = [...new Set(words.match(pattern))].map((match) => match.trim()).sort();
    // “SEO audit” is not the topic “SEO” as well: one phrase must not reach the threshold by counting twice.
    words = words.replace(pattern, '');
    return found.slice(0, limit).map((phrase) => ({ signal, phrase, weight }));
  });
}

/** The words of a text in lowercase, with one space between them and at both ends. */
function spacedWords(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

/**
 * One pattern for a whole list, for use on the result of `spacedWords`: searching phrase by phrase takes ten times as long.
 */
function anyOf(phrases: readonly string[]): RegExp {
  return new RegExp(` (?:${phrases.join('|')})(?= )`, 'g');
}
