/**
 * Truthful names, email addresses and phone numbers against the built-in rules of open form libraries, each rule as
 * shipped. Records which rule rejects what; no rule is called wrong for doing what its name says.
 */
import { writeResults } from '../write-results.ts';
import { tryArticleCode } from './article-code.ts';
import { libraries, type Accepts } from './libraries.ts';
import { phone, rules } from './rules.ts';
import { emails, impossibleEmails, mistypedEmails, names, phones } from './samples.ts';

/** The texts that each rule refuses. */
function refusalsOf(accepts: Record<string, Accepts>, texts: string[]) {
  return Object.entries(accepts).map(([rule, accept]) => {
    const refused = texts.filter((text) => !accept(text));
    return { rule, refused: refused.length, of: texts.length, which: refused };
  });
}

const impossible = refusalsOf(rules.emails, impossibleEmails).map(({ rule, refused, which }) => ({
  rule,
  letThrough: impossibleEmails.length - refused,
  which: impossibleEmails.filter((text) => !which.includes(text)),
}));
const mistyped = refusalsOf(rules.emails, mistypedEmails).map(({ rule, refused }) => ({
  rule,
  letThrough: mistypedEmails.length - refused,
  of: mistypedEmails.length,
}));

/** The phone numbers in E.164, as a program would pass them on; undefined for what is not a number, or has an extension. */
const tidied = phones.map((text) => {
  const number = phone.parsePhoneNumberFromString(text, 'US');
  return number && !number.ext ? (number.number as string) : undefined;
});
const tidiedMobiles = refusalsOf(
  { 'validator isMobilePhone any': rules.phones['validator isMobilePhone any']! },
  tidied.filter((text) => text !== undefined),
);

const results = {
  libraries,
  articleCode: await tryArticleCode(),
  names: refusalsOf(rules.names, names),
  emails: refusalsOf(rules.emails, emails),
  impossibleEmails: impossible,
  mistypedEmails: mistyped,
  phones: refusalsOf(rules.phones, phones),
  phonesTidied: tidiedMobiles,
};
writeResults(import.meta.dirname, results);
for (const part of ['names', 'emails', 'phones'] as const) {
  console.log(`${part}: truthful entries refused`);
  console.table(results[part].map(({ rule, refused, of, which }) => ({ rule, refused, of, which: which.join(' | ') })));
}
console.log('impossible addresses let through');
console.table(impossible.map(({ rule, letThrough, which }) => ({ rule, letThrough, which: which.join(' | ') })));
console.log('mistyped addresses let through');
console.table(mistyped);
console.log(JSON.stringify(results.articleCode, null, 2));
