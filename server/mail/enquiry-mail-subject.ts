import { languages, type LanguageName } from '#languages/languages.ts';
import type { EnquiryRow } from '../model/database.ts';
import { sanitizeLine } from './sanitize-line.ts';
import { truncateAtWord } from './truncate-at-word.ts';

/** Most characters of the name and of the question: an inbox shows some 70 in all. */
const maxNameLength = 40;
const maxQuestionLength = 60;

/** Who it is, how it begins, and what its sender calls it: `Ada Moreno: Could you build us an app? (K4MX-7R2W)` */
export function enquiryMailSubject(
  { name, question, form, suspicion, reference }: EnquiryRow,
  language: LanguageName,
): string {
  const { applicationSubject, suspectedSubject } = languages[language].mail;
  const words = `${truncateAtWord(sanitizeLine(name), maxNameLength)}: ${truncateAtWord(sanitizeLine(question), maxQuestionLength)}`;
  const subject = form === 'careers' ? applicationSubject(words) : words;
  return `${suspicion === null ? subject : suspectedSubject(subject)} (${reference})`;
}
