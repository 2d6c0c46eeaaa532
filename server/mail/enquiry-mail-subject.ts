import type { EnquiryRow } from '../storage/database.ts';
import { mailLine } from './mail-line.ts';
import { firstWords } from './first-words.ts';

/** Most characters of the name and of the question: an inbox shows some 70 in all. */
const longestName = 40;
const longestQuestion = 60;

/** Who it is and how it begins: `Ada Moreno: Could you build us a booking system?` */
export function enquiryMailSubject({ name, question, form, suspicion }: EnquiryRow): string {
  const marks = [suspicion === null ? '' : '[Suspected spam] ', form === 'careers' ? 'Application from ' : ''];
  return `${marks.join('')}${firstWords(mailLine(name), longestName)}: ${firstWords(mailLine(question), longestQuestion)}`;
}
