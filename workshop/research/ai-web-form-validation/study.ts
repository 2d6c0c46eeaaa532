/**
 * Truthful names, email addresses and phone numbers against the built-in rules of open form libraries, each rule as
 * shipped. Records which rule rejects what; no rule is called wrong for doing what its name says.
 */
import { writeResults } from '../write-results.ts';
import { tryArticleCode } from './article-code.ts';
import { importLibrary, installLibraries, libraries } from './libraries.ts';
import { loadEmailRules, loadNameRules, loadPhoneRules, type Rules } from './rules.ts';
import { emails, impossibleEmails, mistypedEmails, names, phones } from './samples.ts';

installLibraries();
const nameRules = await loadNameRules();
const emailRules = await loadEmailRules();
const phoneRules = await loadPhoneRules();
const { parsePhoneNumberFromString } = await importLibrary('libphonenumber-js/max');

/** The texts that each rule refuses. */
function refusalsOf(rules: Rules, texts: string[]) {
  return Object.entries(rules).map(([rule, accepts]) => {
    const refused = texts.filter((text) => !accepts(text));
    return { rule, refused: refused.length, of: texts.length, which: refused };
  });
}

/** The texts that each rule accepts. */
function acceptancesOf(rules: Rules, texts: string[]) {
  return Object.entries(rules).map(([rule, accepts]) => {
    const accepted = texts.filter((text) => accepts(text));
    return { rule, letThrough: accepted.length, of: texts.length, which: accepted };
  });
}

const impossible = acceptancesOf(emailRules, impossibleEmails).map(({ of: _, ...acceptances }) => acceptances);
const mistyped = acceptancesOf(emailRules, mistypedEmails).map(({ which: _, ...acceptances }) => acceptances);

/** The phone numbers in E.164, as a program would pass them on; undefined for what is not a number, or has an extension. */
const normalizedPhones = phones.map((text) => {
  const number = parsePhoneNumberFromString(text, 'US');
  return number && !number.ext ? (number.number as string) : undefined;
});
const normalizedPhoneRefusals = refusalsOf(
  { 'validator isMobilePhone any': phoneRules['validator isMobilePhone any']! },
  normalizedPhones.filter((text) => text !== undefined),
);

const results = {
  libraries,
  articleCode: await tryArticleCode(),
  names: refusalsOf(nameRules, names),
  emails: refusalsOf(emailRules, emails),
  impossibleEmails: impossible,
  mistypedEmails: mistyped,
  phones: refusalsOf(phoneRules, phones),
  phonesTidied: normalizedPhoneRefusals,
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
